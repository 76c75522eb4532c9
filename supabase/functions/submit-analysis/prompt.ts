import { asData, DATA_RULE } from '../_shared/ai/data.ts';
import type { Message } from '../_shared/ai/provider.ts';
import type { CopyAnalysis } from '../_shared/engine/copy/index.ts';
import type { GeneratedCopy } from '../_shared/engine/copy/generation/index.ts';
import { KIND_LABELS } from '../_shared/engine/copy/kinds.ts';
import type { GenerationInput } from './schema.ts';

const VOICE = [
  'Você é um redator brasileiro de vendas, direto e gentil. Escreva em português do Brasil natural, como um vendedor honesto falaria.',
  'Nunca invente números, prazos, clientes, preços ou garantias: use só os que estão nos dados e, onde faltarem, escreva uma lacuna entre [colchetes].',
  'Nada de renda garantida, cura, emagrecimento com prazo, antes e depois, superlativo vazio ou frase feita.',
  DATA_RULE,
].join('\n');

export function analysisMessages(texto: string, rules: CopyAnalysis): Message[] {
  const evidence = {
    tipo: rules.kind,
    nota_das_regras: rules.score,
    pontos_fortes: rules.strengths,
    pontos_fracos: rules.weaknesses,
  };
  return [
    { role: 'system', content: VOICE },
    {
      role: 'user',
      content: [
        `Avalie o texto abaixo como ${KIND_LABELS[rules.kind]}. Nossas regras já o leram: os achados são evidência para o seu julgamento, e você pode discordar deles.`,
        asData('texto', texto),
        asData('achados', JSON.stringify(evidence)),
        'Devolva: score de 0 a 100; até 5 pontos_fortes e 5 pontos_fracos, cada um com titulo curto, texto que diz o que fazer e trecho copiado palavra por palavra do texto; e de 3 a 5 variacoes do mesmo assunto, cada uma por um angulo diferente e melhor que o original.',
      ].join('\n\n'),
    },
  ];
}

export function generationMessages(input: GenerationInput, drafts: GeneratedCopy[]): Message[] {
  return [
    { role: 'system', content: VOICE },
    {
      role: 'user',
      content: [
        'Escreva o que foi pedido para o produto e o público abaixo.',
        asData('produto', input.produto),
        asData('publico', input.publico),
        asData('pedido', input.gerar),
        asData('rascunhos', JSON.stringify(drafts)),
        'Os rascunhos mostram o formato e os ângulos; faça melhor que eles. Devolva de 5 a 10 resultados, cada um com titulo (formato e ângulo) e texto pronto para usar.',
      ].join('\n\n'),
    },
  ];
}
