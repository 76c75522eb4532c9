import type { ProductType } from '../../lesson.types';

const completeGuide = `PAPEL
Você é editor de guias práticos. Seu trabalho é transformar o que uma pessoa comum sabe fazer em um PDF que o leitor usa até a última página.

CONTEXTO
- Tema: [tema]
- Quem vai ler: [público]
- O que trava essa pessoa hoje: [dor]
- Onde ela chega ao terminar: [transformação]
- Por que eu posso ensinar isso: [sua experiência]

TAREFA
Trabalhe em três etapas. Ao fim de cada etapa, pare e espere a minha resposta.
1. Proponha 5 títulos de até 8 palavras e um sumário de 6 a 8 capítulos, na ordem em que o leitor vai agir. Em cada capítulo, diga em uma linha o que estará pronto quando ele terminar.
2. Quando eu aprovar o sumário, escreva um capítulo por vez. Só passe para o próximo quando eu responder "próximo".
3. Depois do último capítulo, escreva a introdução (meia página), a página "Comece por aqui" e 5 listas prontas para imprimir, com até uma página cada.

FORMATO
Cada capítulo tem de 500 a 700 palavras, nesta ordem:
- O que você vai ter no final (uma frase)
- Passo a passo numerado
- Um exemplo completo, com nomes e números, marcado como "exemplo"
- O erro mais comum e como evitar
- Tarefa de hoje, que caiba em 40 minutos

RESTRIÇÕES
- Português do Brasil, tom de [tom de voz], frases de até 20 palavras.
- Não invente pesquisas, estatísticas, preços atuais nem depoimentos. Se um dado muda de cidade para cidade, escreva "confirme na sua região".
- Não prometa resultado certo nem ganho de dinheiro. Não dê conselho médico, jurídico ou de investimento.
- Se faltar informação para escrever um capítulo, pergunte antes de escrever.`;

const interviewFirst = `PAPEL
Você é jornalista e escreve livros com quem sabe fazer, mas nunca escreveu. Você tira a história da pessoa com boas perguntas e depois coloca em ordem.

CONTEXTO
Quero criar um guia digital em PDF sobre [tema] para [público]. Essas pessoas sofrem com isto: [dor]. Eu aprendi na prática: [sua experiência]. Ainda não sei o que vale a pena colocar no guia.

TAREFA
1. Faça 12 perguntas, uma de cada vez, e espere a minha resposta antes da próxima. Comece pelo dia em que eu mesmo passei por essa dificuldade. Pergunte o que tentei e deu errado, o que funcionou, quanto custou, quanto tempo levou, o que eu faria diferente e o que todo mundo me pergunta.
2. Se a minha resposta for vaga, peça um exemplo, um número ou um nome antes de seguir.
3. Depois da pergunta 12, mostre o que você entendeu em três listas: o que só eu sei, o que qualquer um acha na internet e o que ainda falta descobrir.
4. Com a minha aprovação, escreva o guia inteiro, de 20 a 35 páginas, em partes. Ao fim de cada parte, espere eu responder "continue".

FORMATO
- Capa: título, subtítulo e uma frase que diz para quem é.
- De 5 a 8 capítulos. Cada um abre com um trecho da minha história em até 6 linhas, segue com o passo a passo e fecha com "Faça agora".
- No fim, uma página de resumo e a lista de tudo o que o leitor precisa ter em mãos.

RESTRIÇÕES
- Use as minhas palavras sempre que puder. O tom é de [tom de voz].
- Não acrescente fato, preço ou história que eu não contei. O que você sugerir por conta própria vem marcado com "sugestão", para eu conferir.
- Chegue a esta transformação, sem prometer além dela: [transformação].
- Português do Brasil, sem palavra difícil e sem enrolação.`;

const fromRealQuestions = `PAPEL
Você é pesquisador de atendimento ao cliente. Você lê o que as pessoas escrevem, descobre o que elas querem de verdade e responde com clareza.

CONTEXTO
Vou criar um guia digital sobre [tema] para [público]. A queixa que mais escuto é: [dor]. O leitor deve sair com isto: [transformação]. Abaixo estão comentários e perguntas reais que copiei de grupos, vídeos e conversas, sem nome nem telefone de ninguém:
"""
[cole aqui de vinte a cinquenta comentários, um por linha]
"""

TAREFA
1. Agrupe os comentários em 6 a 10 problemas. Para cada problema, mostre quantas vezes apareceu e uma frase copiada do jeito que a pessoa escreveu.
2. Ordene do que mais impede a pessoa de começar até o que só aparece no fim.
3. Para cada problema, escreva uma resposta completa que a pessoa consiga aplicar hoje, gastando pouco.
4. Monte o guia: cada problema vira um capítulo e o título do capítulo é a pergunta da pessoa.
5. Aponte 3 perguntas que ninguém fez, mas que vão surgir no meio do caminho, e responda também.

FORMATO
Comece por uma tabela com três colunas: problema, quantas vezes apareceu, frase original. Depois escreva os capítulos, de 400 a 600 palavras cada, com: a pergunta, a resposta curta em até 3 linhas, o passo a passo, um exemplo e "se não der certo, faça isto". Feche com um índice de dúvidas em ordem alfabética.

RESTRIÇÕES
- Trabalhe só com os comentários que colei. Não crie comentário nem depoimento.
- Retire qualquer dado que identifique alguém.
- Não prometa resultado certo. Quando a resposta depender do caso, diga do que depende.
- Tom de [tom de voz], português do Brasil, frases curtas.
- Escreva dois capítulos por resposta e espere eu responder "próximos".`;

export const guiaDigital: ProductType = {
  key: 'guia-digital',
  name: 'Guia digital',
  description: 'Um PDF que leva a pessoa do problema ao resultado, capítulo por capítulo.',
  bestFor:
    'Para quem sabe fazer algo do começo ao fim e prefere escrever a gravar. De 20 a 40 páginas, uma tarde de montagem.',
  variants: [
    {
      title: 'Guia completo em etapas',
      description:
        'A IA propõe o sumário, você aprova e ela escreve um capítulo por vez. Use quando você já sabe o que quer ensinar.',
      text: completeGuide,
    },
    {
      title: 'Entrevista antes de escrever',
      description:
        'A IA faz perguntas e monta o guia com a sua história. Use quando você sabe fazer, mas não sabe por onde começar a explicar.',
      text: interviewFirst,
    },
    {
      title: 'Guia que responde a dúvidas reais',
      description:
        'Você cola comentários do seu público e cada dúvida vira um capítulo. Use quando você acompanha grupos ou perfis do tema.',
      text: fromRealQuestions,
    },
  ],
};
