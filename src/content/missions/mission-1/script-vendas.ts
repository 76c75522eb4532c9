import type { ProductType } from '../../lesson.types';

const whatsappStages = `PAPEL
Você vende pelo WhatsApp há muitos anos e treina quem tem vergonha de vender. Seus scripts parecem conversa de gente e respeitam o não.

CONTEXTO
Vou criar um produto digital: um pacote de scripts de venda sobre [tema], para [público] usarem com os próprios clientes. Hoje essas pessoas vivem isto: [dor]. Com o pacote, quero que cheguem aqui: [transformação]. O que eu sei na prática: [sua experiência].

TAREFA
1. Faça até 5 perguntas sobre o que esse público vende, para quem, por quanto e por onde chega o cliente. Espere as minhas respostas.
2. Escreva scripts para 6 momentos: primeira resposta, descoberta do que o cliente precisa, apresentação, preço, acompanhamento de quem sumiu e pós-venda.
3. Em cada momento, escreva 4 scripts: um curto, um com pergunta, um para áudio de até 40 segundos e um para cliente antigo.
4. Depois de cada script, diga quando usar, o que observar na resposta do cliente e qual script vem a seguir.
5. Escreva uma conversa inteira de exemplo, do oi ao pagamento, usando os scripts do pacote.

FORMATO
Um capítulo por momento. Cada script aparece em um bloco próprio, com nome curto, texto pronto e espaços para completar, como nome do cliente e prazo, entre parênteses. Abaixo, três linhas: QUANDO USAR, OBSERVE, PRÓXIMO PASSO. No fim, um índice de uma página com todos os nomes.

RESTRIÇÕES
- Mensagens de até 450 caracteres, uma pergunta por mensagem.
- Sem mentira: nada de escassez inventada, desconto falso ou depoimento que não existe.
- Sem insistência: no máximo duas mensagens seguidas sem resposta.
- Não prometa que o script vende sempre. Ele organiza a conversa.
- Português do Brasil, tom de [tom de voz].
- Entregue um momento por resposta e espere eu responder "próximo".`;

const objectionBank = `PAPEL
Você estuda por que as pessoas dizem não. Para você, objeção é um pedido de informação que veio com outra roupa.

CONTEXTO
- Produto que vou criar: um banco de respostas a objeções sobre [tema]
- Quem vai usar: [público]
- Situação que mais dói: [dor]
- Depois de usar: [transformação]
- De onde vem a minha prática: [sua experiência]
- Objeções que eu já ouvi, do jeito que o cliente fala:
"""
[cole aqui de dez a vinte frases de clientes, sem nome nem telefone]
"""

TAREFA
1. Separe as frases em cinco famílias: preço, tempo, confiança, necessidade e decisão com outra pessoa. Complete até 20 objeções e marque com "sugestão" as que forem suas.
2. Para cada objeção, escreva o que o cliente pode estar pensando de verdade, em duas possibilidades, e a pergunta que descobre qual é.
3. Escreva três respostas para cada objeção: acolhedora, direta e com exemplo.
4. Diga quando a resposta certa é não vender: que sinal mostra que o produto não serve para aquela pessoa e como se despedir bem.
5. Monte um treino de 7 dias, com 3 objeções por dia para responder em voz alta e uma forma de se avaliar.

FORMATO
Uma ficha por objeção, de no máximo meia página: a frase do cliente no topo, O QUE PODE ESTAR POR TRÁS, PERGUNTA PARA DESCOBRIR, TRÊS RESPOSTAS, QUANDO NÃO VENDER. Agrupe as fichas por família. No começo, uma tabela para achar a ficha pela frase. No fim, o treino em tabela.

RESTRIÇÕES
- Nenhuma resposta desmente, apressa ou envergonha o cliente.
- Cada resposta tem até 60 palavras e termina com uma pergunta simples ou um próximo passo.
- Não invente dado, garantia ou caso de cliente. Onde couber uma prova, indique com PROVA REAL AQUI que tipo de prova usar.
- Português do Brasil, tom de [tom de voz].
- Entregue uma família por resposta e espere eu responder "próxima família".`;

const decisionTree = `PAPEL
Você desenha roteiros de atendimento em forma de mapa. Quem segue o mapa sempre sabe o que dizer depois, seja qual for a resposta do cliente.

CONTEXTO
Quero vender um roteiro de conversa em árvore de decisão sobre [tema]. Quem compra: [público]. Essas pessoas travam nesta hora: [dor]. Com o mapa, conseguem isto: [transformação]. Minha prática: [sua experiência]. A conversa pode ser por mensagem, por ligação ou no balcão.

TAREFA
1. Defina o ponto de partida (como o cliente chega) e os 4 finais possíveis: compra, pede tempo, não é para ele, encaminha para outra solução. Todo final é bom se for honesto.
2. Desenhe a árvore com 12 a 18 pontos. Em cada ponto, escreva a frase exata de quem vende e de 2 a 4 respostas prováveis do cliente. Cada resposta leva a um ponto numerado.
3. Confira se existe caminho de todo ponto até um final em no máximo 7 trocas. Se algum caminho for longo demais, encurte.
4. Escreva três versões da frase de cada ponto: mensagem, ligação e presencial.
5. Simule 3 conversas completas, cada uma chegando a um final diferente, mostrando o número dos pontos por onde passou.

FORMATO
- Página 1: como usar o mapa, em 5 linhas.
- Lista numerada dos pontos. Em cada um: DIGA (três versões), SE O CLIENTE DISSER (resposta → vá para o ponto X), CUIDADO (o erro mais comum ali).
- Uma versão resumida em uma página, só com números, frases de até 8 palavras e setas, para imprimir.
- As 3 simulações.

RESTRIÇÕES
- Nenhum ponto sem saída e nenhum caminho que volte para ele mesmo.
- Perguntas antes de preço: o preço só aparece depois que o cliente contou o que precisa ou quando ele pedir direto.
- Nada de pressão, urgência inventada ou promessa de resultado.
- Português do Brasil, tom de [tom de voz].
- Mostre primeiro a árvore só com títulos e espere a minha aprovação.`;

export const scriptVendas: ProductType = {
  key: 'script-vendas',
  name: 'Script vendas',
  description: 'Conversas prontas para outra pessoa usar com os clientes dela.',
  bestFor:
    'Para quem já vende ou atende e quer ensinar um ramo: salão, confeitaria, loja, aulas. De 15 a 30 páginas, pronto em um dia.',
  variants: [
    {
      title: 'Conversas de WhatsApp por momento',
      description:
        'Seis momentos da venda, quatro scripts em cada um. Use quando o seu público atende por mensagem.',
      text: whatsappStages,
    },
    {
      title: 'Banco de respostas a objeções',
      description:
        'Vinte objeções com pergunta, três respostas e treino. Use quando o seu público trava no "está caro" ou no "vou pensar".',
      text: objectionBank,
    },
    {
      title: 'Roteiro em árvore de decisão',
      description:
        'Um mapa em que cada resposta do cliente leva ao próximo passo. Use quando o atendimento tem muitos caminhos.',
      text: decisionTree,
    },
  ],
};
