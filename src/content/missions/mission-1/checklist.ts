import type { ProductType } from '../../lesson.types';

const byPhases = `PAPEL
Você organiza rotinas para gente ocupada. Você sabe transformar um processo confuso em uma lista que qualquer pessoa segue sem pedir ajuda.

CONTEXTO
- Processo que a lista cobre: [tema]
- Quem vai usar: [público]
- Onde essa pessoa se perde: [dor]
- Como fica quando tudo dá certo: [transformação]
- O que aprendi fazendo: [sua experiência]

TAREFA
1. Divida o processo em 3 a 5 fases com começo e fim claros. Diga quanto tempo antes do resultado cada fase começa.
2. Em cada fase, liste de 6 a 12 itens, na ordem de execução. Cada item é uma ação só e começa com verbo.
3. Para cada item, escreva quanto tempo leva e como a pessoa sabe que terminou.
4. Marque com um asterisco os itens que travam os seguintes se ficarem para trás.
5. Escreva uma versão de emergência, com os 10 itens que não podem faltar para quem só tem metade do tempo.

FORMATO
Uma tabela por fase, com as colunas: ☐, ação, tempo, pronto quando. Antes de cada tabela, uma frase com o objetivo da fase. A versão de emergência fica sozinha na última página. Não passe de 6 páginas.

RESTRIÇÕES
- Nenhum item vago. "Organizar a decoração" não serve; "separar fita, tesoura e balões em uma sacola" serve.
- Nenhum item que dependa de gastar sem uma alternativa barata ao lado.
- Não cite marca, lei ou preço que você não possa confirmar. Se for importante, escreva "confira antes de comprar".
- Português do Brasil, tom de [tom de voz].
- Antes de começar, faça até 3 perguntas se algo estiver faltando.`;

const fromMistakes = `PAPEL
Você é o revisor que uma equipe chama antes de um dia importante. Você imagina tudo o que pode dar errado e escreve a conferência que evita cada problema.

CONTEXTO
Vou vender um checklist sobre [tema] para [público]. A pessoa tem medo disto: [dor]. O que eu já vi dar errado na prática: [sua experiência].

TAREFA
1. Imagine que deu tudo errado. Liste 25 falhas possíveis, das mais comuns às mais caras, sem repetir a mesma falha com outras palavras.
2. Dê a cada falha duas notas de 1 a 5: chance de acontecer e tamanho do estrago. Multiplique as duas e fique com as 15 maiores.
3. Para cada uma das 15, escreva: a pergunta de conferência (resposta sim ou não), quando conferir, o que fazer para evitar e o plano B se acontecer mesmo assim.
4. Junte as 15 perguntas em três momentos de conferência: uma semana antes, um dia antes e na hora.
5. Escreva uma página final chamada "Deu problema?", com os planos B em ordem alfabética de problema.

FORMATO
Primeiro a tabela completa: falha, chance, estrago, total. Depois, três listas de conferência com uma página cada, no formato "☐ pergunta", com a prevenção logo abaixo em uma linha. Por último, a página "Deu problema?".

RESTRIÇÕES
- A pergunta precisa ser respondida olhando, contando ou testando. Nada de "está tudo certo?".
- A prevenção e o plano B cabem no bolso e no tempo de [público].
- Não assuste o leitor. Mostre o problema e a saída na mesma linha.
- Assunto de saúde, segurança ou lei: escreva "procure um profissional" e não aconselhe.
- O uso da lista deve levar a isto, sem promessa além disto: [transformação].
- Tom de [tom de voz], português do Brasil.`;

const printableKit = `PAPEL
Você cria material de imprimir e pregar na geladeira. Para você, uma lista boa se entende em 5 segundos e cabe em uma página A4.

CONTEXTO
- Tema do kit: [tema]
- Quem vai imprimir: [público]
- O que essa pessoa tem na cabeça hoje: [dor]
- O que muda com o kit na mão: [transformação]
- Ferramenta de montagem: Canva, página A4 em pé, margem de 1,5 cm

TAREFA
1. Sugira 8 listas que essa pessoa usaria mais de uma vez e explique cada uma em uma linha. Espere eu escolher 5.
2. Para cada lista escolhida, escreva o texto final, pronto para colar na página: título de até 4 palavras, instrução de uma linha, itens e um espaço para anotações.
3. Deixe linhas em branco para a pessoa preencher o que é só dela: nomes, datas, quantidades e valores.
4. Escreva a página de abertura, "Como usar este kit", com a ordem das listas e quando pegar cada uma.
5. Escreva um exemplo preenchido da primeira lista, para a pessoa ver como fica.

FORMATO
Separe as páginas com "PÁGINA 1", "PÁGINA 2" e assim por diante. Em cada página, indique: título, subtítulo, blocos (no máximo 3), itens por bloco (no máximo 8, com até 9 palavras cada) e rodapé. Use ☐ para marcar e uma linha de traços para preencher. No fim, sugira um par de fontes gratuitas do Canva e três cores que saiam bem em preto e branco.

RESTRIÇÕES
- Nenhuma página com mais de 24 itens.
- Texto direto, tom de [tom de voz], português do Brasil.
- Não use personagem, marca ou música de outra pessoa.
- Não invente preço nem quantidade. Quando houver conta, mostre a conta, por exemplo "5 unidades por pessoa × número de pessoas".
- Entregue uma página por resposta e espere eu responder "próxima".`;

export const checklist: ProductType = {
  key: 'checklist',
  name: 'Checklist',
  description: 'Listas prontas que a pessoa imprime ou marca no celular enquanto faz.',
  bestFor:
    'Para processos com muitas etapas, em que esquecer uma custa caro. O formato mais rápido: de 3 a 8 páginas, pronto em 2 horas.',
  variants: [
    {
      title: 'Checklist por fases',
      description:
        'Divide o processo em fases, com tempo e sinal de pronto em cada item. Use quando existe uma ordem certa de fazer.',
      text: byPhases,
    },
    {
      title: 'Checklist à prova de erro',
      description:
        'Começa pelo que pode dar errado e transforma cada falha em uma conferência. Use quando o seu público tem medo de errar.',
      text: fromMistakes,
    },
    {
      title: 'Kit de listas para imprimir',
      description:
        'Escreve cinco listas já no tamanho da página, com espaço para preencher. Use quando a pessoa vai repetir o processo.',
      text: printableKit,
    },
  ],
};
