import type { Section } from '../../lesson.types';
import { presets } from './presets';

export const design: Section = {
  id: 'design',
  title: 'Escolha um dos três designs',
  navLabel: 'Design',
  intro:
    'Cada design traz um prompt completo. Troque os colchetes, cole o texto aprovado e peça a página em um arquivo só.',
  blocks: [
    { type: 'presets', presets },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Ainda não tem o link do checkout?',
      text: 'Ele nasce na seção Cobrança da Missão 1. Enquanto a plataforma confere o seu cadastro, ponha no botão o link do seu WhatsApp e troque depois: https://wa.me/55 seguido do DDD e do número, tudo junto e sem espaços.',
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Corrigir sem estragar o resto',
          description: 'Envie na mesma conversa, com uma correção por vez.',
          text: `Abra a página em uma tela de 360 px de largura e corrija só isto: [o que está errado e onde].
Não mude texto, preço, links nem as outras seções.
Responda com o index.html completo, do <!doctype html> até o </html>, pronto para salvar por cima do anterior.
No fim, diga em uma linha o que você mudou.`,
        },
        {
          title: 'Deixar a página mais leve',
          description: 'Use se o teste de velocidade passar de 3 segundos.',
          text: `PAPEL
Você é especialista em velocidade de páginas no celular.

CONTEXTO
Este é o código da minha página de vendas. No teste de celular, ela levou [segundos no teste] segundos para mostrar o conteúdo principal. Preciso ficar abaixo de 3 segundos no 4G.
"""
[cole aqui o código da página]
"""

TAREFA
1. Liste o que mais pesa, do maior para o menor, com uma estimativa em KB.
2. Corrija no código: fontes, imagens, CSS sem uso e tudo o que impede a página de aparecer logo.
3. Diga quais imagens eu preciso reduzir, com a largura em pixels e o peso máximo de cada uma.

FORMATO
A lista em até 8 linhas e, depois, o index.html completo.

RESTRIÇÕES
- Não mude textos, links, cores nem a ordem das seções.
- Não use biblioteca nem serviço novo.`,
        },
      ],
    },
  ],
};
