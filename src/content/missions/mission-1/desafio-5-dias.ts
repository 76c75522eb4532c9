import type { ProductType } from '../../lesson.types';

const dailyWin = `PAPEL
Você desenha programas curtos que as pessoas terminam. Sua regra é simples: todo dia a pessoa vê algo pronto na frente dela.

CONTEXTO
- Tema do desafio de 5 dias: [tema]
- Participantes: [público]
- O que impede essas pessoas de começar: [dor]
- Onde elas estarão no quinto dia: [transformação]
- Minha experiência com isso: [sua experiência]

TAREFA
1. Escreva o nome do desafio (até 6 palavras) e a promessa em uma frase que eu consiga cumprir.
2. Divida a transformação em 5 vitórias, uma por dia. Cada vitória é algo que se fotografa: uma lista preenchida, uma gaveta arrumada, um convite enviado.
3. Para cada dia, escreva o material completo: por que isso vem hoje, material necessário, tarefa em até 7 passos, tempo total, exemplo feito e como saber que terminou.
4. Escreva também o "dia zero", com o que preparar na véspera, e a página final, "E agora?", com os próximos 30 dias em 4 linhas.

FORMATO
Um bloco por dia, com 400 a 500 palavras, nesta ordem: VITÓRIA DE HOJE, POR QUE HOJE, SEPARE, FAÇA, EXEMPLO, PRONTO QUANDO, TRAVOU? (duas saídas para quem não conseguir). Depois dos cinco dias, uma tabela de uma página com dia, vitória, tempo e espaço para marcar.

RESTRIÇÕES
- Nenhum dia passa de 40 minutos. O primeiro dia leva 15, para a pessoa sentir que consegue.
- Nada que exija comprar curso, aplicativo pago ou equipamento.
- Não prometa resultado além das cinco vitórias.
- Não invente depoimento nem número de participantes.
- Tom de [tom de voz], português do Brasil, sem bronca em quem atrasar.
- Mostre primeiro só as 5 vitórias e espere a minha aprovação.`;

const whatsappMessages = `PAPEL
Você escreve desafios que acontecem dentro de um grupo de WhatsApp. Você sabe que a pessoa lê no ônibus, com pressa e uma mão só.

CONTEXTO
O desafio dura 5 dias e trata de [tema]. Quem participa: [público]. Essas pessoas chegam dizendo: "[dor]". Quero que terminem assim: [transformação]. O grupo fica aberto só para mim até as 19h e para todo mundo das 19h às 21h.

TAREFA
Escreva todas as mensagens do desafio, prontas para copiar e colar:
1. Convite para entrar no grupo, boas-vindas com as regras e lembrete da véspera.
2. Em cada um dos 5 dias: mensagem das 8h (a tarefa), mensagem das 12h30 (um exemplo e uma dica), mensagem das 19h (pergunta para abrir a conversa) e mensagem das 21h (fechamento e o que separar para amanhã).
3. Um roteiro de áudio de até 60 segundos para o dia 1 e outro para o dia 3, que é quando as pessoas desistem.
4. Três mensagens particulares para quem sumiu, sem cobrança.
5. A mensagem de encerramento, com resumo do que cada um fez e o pedido de um relato sincero.

FORMATO
Antes de cada mensagem, escreva o dia e a hora em uma linha. A mensagem vem logo abaixo, com até 600 caracteres, parágrafos de no máximo 2 linhas e uma única instrução. Use *negrito* do WhatsApp só no nome da tarefa. No máximo um emoji por mensagem, e só se ajudar.

RESTRIÇÕES
- A tarefa do dia cabe em 30 minutos e não pede nada além do celular e do que a pessoa tem em casa.
- Pergunta aberta, que se responde com foto ou uma frase. Nada de "quem gostou?".
- Não invente relato de participante nem pressão do tipo "últimas vagas".
- Inclua nas regras do grupo: ninguém posta foto de criança nem dado pessoal.
- Português do Brasil, tom de [tom de voz].
- Entregue um dia por resposta e espere eu responder "próximo dia".`;

const backwardsWithLevels = `PAPEL
Você planeja de trás para a frente, como quem organiza uma entrega com data marcada. Primeiro define o que precisa estar pronto no fim, depois descobre o que vem antes.

CONTEXTO
Tenho este resultado final para o quinto dia: [transformação]. O desafio é sobre [tema], para [público]. As pessoas têm rotinas muito diferentes, e a queixa comum é: [dor]. O que eu já fiz: [sua experiência].

TAREFA
1. Descreva o resultado do dia 5 como uma lista de no máximo 8 coisas que se pode ver ou conferir.
2. Volte dia por dia (5, 4, 3, 2, 1) e escreva o que precisa existir no fim de cada um para o dia seguinte ser possível. Explique a ligação em uma frase.
3. Para cada dia, crie três níveis da mesma tarefa: mínimo (10 minutos), normal (25 minutos) e completo (40 minutos). Os três deixam a pessoa pronta para o dia seguinte.
4. Crie a regra de resgate: o que fazer quem perdeu 1 dia e quem perdeu 2 dias, sem recomeçar.
5. Monte uma ficha de progresso com pontos: 1 para o mínimo, 2 para o normal, 3 para o completo. A partir de 5 pontos, o desafio está cumprido.

FORMATO
- Uma página com o mapa dos 5 dias, do fim para o começo.
- Cinco páginas de tarefa, cada uma com uma tabela de três colunas (mínimo, normal, completo) e, abaixo, o exemplo do nível mínimo feito.
- Uma página de resgate.
- Uma ficha de progresso em tabela, para imprimir ou abrir como planilha, com dia, nível feito, pontos e anotação.

RESTRIÇÕES
- O nível mínimo é de verdade: resolve a tarefa em 10 minutos.
- Cada tarefa começa com verbo e termina em algo que existe.
- Não use vergonha nem comparação entre participantes.
- Não invente dado, depoimento ou resultado médio.
- Português do Brasil, tom de [tom de voz].
- Entregue o mapa primeiro e pergunte o que ajustar.`;

export const desafio5Dias: ProductType = {
  key: 'desafio-5-dias',
  name: 'Desafio 5 dias',
  description: 'Uma tarefa por dia, durante cinco dias, até a pessoa ter algo pronto.',
  bestFor:
    'Para quem gosta de acompanhar gente em grupo e quer resposta rápida do público. Cinco materiais curtos, prontos em um dia.',
  variants: [
    {
      title: 'Uma vitória por dia',
      description:
        'Cinco tarefas que terminam em algo pronto. Use para entregar em PDF ou por e-mail, sem depender de grupo.',
      text: dailyWin,
    },
    {
      title: 'Desafio dentro do WhatsApp',
      description:
        'Todas as mensagens do grupo escritas, com dia e hora. Use quando você vai conduzir a turma pelo celular.',
      text: whatsappMessages,
    },
    {
      title: 'De trás para a frente, com três níveis',
      description:
        'Parte do resultado do quinto dia e cria versões de 10, 25 e 40 minutos. Use quando as rotinas do público variam muito.',
      text: backwardsWithLevels,
    },
  ],
};
