import { MessageCircle, Mic, PhoneOff, Sparkles, type LucideIcon } from 'lucide-react';
import { Notice } from '@/components/feedback/notice';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { env } from '@/config/env';

const abilities: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Mic,
    title: 'Fale em vez de digitar',
    text: 'Mande um áudio contando a sua dúvida. O agente escuta e responde no mesmo lugar.',
  },
  {
    icon: MessageCircle,
    title: 'No WhatsApp que você já usa',
    text: 'Sem instalar nada: é uma conversa como outra qualquer, no intervalo do trabalho ou na fila.',
  },
  {
    icon: Sparkles,
    title: 'Focado em vender',
    text: 'Peça ajuda com nicho, oferta, página, anúncio ou resposta a um cliente indeciso.',
  },
];

const greeting = 'Oi! Estou na Missão MicroSaaS e quero falar com o Agente PRO.';

export function WhatsAppAgent({ phone = env.VITE_WPP_NUMBER }: { phone?: string | undefined }) {
  return (
    <>
      <PageHeader
        title="Agente WPP"
        subtitle="O seu mentor de vendas por voz, dentro do WhatsApp."
      />
      <ul className="mb-8 flex max-w-2xl flex-col gap-6 border-l-2 border-line pl-6">
        {abilities.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent-text" />
            <div>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {phone ? (
        <Button size="lg" asChild>
          <a
            href={`https://wa.me/${phone}?text=${encodeURIComponent(greeting)}`}
            target="_blank"
            rel="noreferrer"
          >
            Conversar no WhatsApp
          </a>
        </Button>
      ) : (
        <Notice
          icon={PhoneOff}
          title="O número do agente ainda não foi configurado"
          className="max-w-2xl"
        >
          Fale com o suporte pelo botão Suporte, no menu, para receber o contato.
        </Notice>
      )}
    </>
  );
}
