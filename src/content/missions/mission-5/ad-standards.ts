import type { Section } from '../../lesson.types';

const FESTA_AD = `Buffet infantil pode passar de R$ 3.500. E se a festa fosse em casa, com até R$ 500?

O Festa Pronta divide a organização em 7 noites de 40 minutos: o que decidir, o que comprar e o que montar em cada uma.

São 34 páginas em PDF e 5 listas prontas, para usar no celular ou imprimir.

R$ 27, pagamento único. Garantia de 7 dias.

Toque em "Saiba mais" e veja o que vem dentro.`;

export const adStandards: Section = {
  id: 'padroes',
  title: 'Padrões de anúncio',
  navLabel: 'Padrões',
  intro:
    'Anúncio reprovado atrasa um dia. Conta bloqueada pode atrasar um mês. Estas regras valem, com outras palavras, na Meta, no Google e no TikTok.',
  blocks: [
    {
      type: 'list',
      title: 'O que um bom anúncio tem',
      items: [
        'Texto na imagem com **até 7 palavras**. O resto vai na legenda.',
        'Vídeo de **15 a 30 segundos**; no Reels, **até 20 segundos**. O problema aparece nos 3 primeiros.',
        'Uma ideia por anúncio: uma dor, uma solução, um botão.',
        'O preço dito com todas as letras. Quem clica sabendo o preço chega mais perto de comprar.',
        'Página igual à promessa: mesmo nome, mesmo preço, mesma imagem.',
      ],
    },
    {
      type: 'list',
      title: 'O que reprova',
      items: [
        '**Apontar uma característica da pessoa:** idade, saúde, religião, aparência, situação financeira. Fale do produto e da situação, nunca do que você supõe sobre quem lê.',
        '**Garantir resultado** ou ganho de dinheiro.',
        '**Antes e depois** de corpo, e imagem feita para chocar.',
        '**Enganar o dedo:** botão falso de play, notificação falsa, contagem que recomeça, "últimas vagas" de um arquivo digital.',
        '**Usar o que não é seu:** personagem de desenho, música comercial, foto do Google, logotipo da plataforma.',
        '**Criança sem autorização:** só com permissão por escrito dos responsáveis. Mesa, painel e mãos trabalhando contam a mesma história.',
      ],
    },
    {
      type: 'table',
      caption: 'A mesma ideia, do jeito que reprova e do jeito que passa',
      columns: ['Reprova', 'Passa'],
      rows: [
        [
          'Você, mãe sem dinheiro, também merece uma festa linda!',
          'Festa infantil em casa, com até R$ 500, passo a passo.',
        ],
        [
          'Garantimos a festa perfeita ou o dobro do seu dinheiro de volta.',
          'Um roteiro de 7 noites, com garantia de 7 dias.',
        ],
        [
          'Seu filho de 4 anos vai fazer aniversário?',
          'Aniversário chegando? Veja a lista do que decidir primeiro.',
        ],
        ['ÚLTIMAS 3 VAGAS!!! Clique ou se arrependa.', 'R$ 27, pagamento único, acesso na hora.'],
        ['Método secreto que os buffets escondem.', 'O que um buffet faz, dividido em 5 listas.'],
      ],
    },
    {
      type: 'example',
      title: 'O anúncio do Festa Pronta',
      paragraphs: [
        '**Na imagem (7 palavras):** Festa em casa com até R$ 500',
        '**Título:** Festa infantil em casa, passo a passo',
        '**Descrição:** Guia e 5 listas por R$ 27',
        '**Botão:** Saiba mais',
        '**Legenda:** o texto abaixo.',
      ],
      copy: FESTA_AD,
    },
  ],
};
