import type { Section } from '../../lesson.types';

const copyPrompt = `PAPEL
Você escreve páginas de venda para produtos simples e honestos. Você corta adjetivo e coloca fato no lugar.

CONTEXTO
- Produto: [nome do produto], [formato e tamanho]
- Público: [público]
- Dor, na frase que a pessoa diria: [dor]
- Transformação: [transformação]
- O que a pessoa recebe: [lista do que vem no produto]
- Quem fez e por que entende do assunto: [sua experiência]
- Preço, formas de pagamento e garantia: [preço], [formas de pagamento], 7 dias
- Dúvidas que já ouvi: [dúvidas do público]

TAREFA
Escreva o texto completo da página de vendas, nesta ordem:
1. Cinco opções de promessa com até 14 palavras. Em cada uma, coloque o que a pessoa consegue, em quanto tempo e o que ela não precisa fazer. Indique a melhor e diga o motivo.
2. Frase de apoio com até 25 palavras, dizendo o que é o produto.
3. O problema, em até 4 frases, com a linguagem do público.
4. Como funciona, em 3 passos.
5. O que você recebe: uma linha por item, no modelo "item + para que serve".
6. Para quem é (4 linhas) e para quem não é (3 linhas).
7. Quem fez, em até 60 palavras.
8. Oferta: preço, pagamento, acesso, garantia e o texto do botão em até 5 palavras.
9. Seis perguntas frequentes com respostas de até 40 palavras. Uma delas é sobre como o material chega.

FORMATO
Texto corrido com o nome de cada seção em maiúsculas, pronto para colar em um criador de páginas. Sem código.

RESTRIÇÕES
- Português do Brasil, frases de até 18 palavras, tom de [tom de voz].
- Não invente depoimento, número de clientes, desconto ou prazo.
- Não prometa resultado certo. Fale do que o produto ensina e entrega.
- Proibido: "incrível", "definitivo", "revolucionário", "segredo".
- Se faltar uma informação, pergunte antes de escrever.`;

const footer = `[nome de quem vende], [cpf ou cnpj], [endereço para contato]
Dúvidas: [e-mail e whatsapp]

Desistência: você pode pedir o dinheiro de volta em até 7 dias depois da compra, pelo contato acima ou pela [plataforma de pagamento].

Política de privacidade: esta página não pede os seus dados. O pagamento é feito na [plataforma de pagamento], que recebe nome, e-mail e documento para processar a compra e liberar o acesso. Usamos o seu e-mail e o seu WhatsApp só para entregar o material e responder às suas dúvidas. Pela Lei Geral de Proteção de Dados (LGPD), você pode pedir para ver, corrigir ou apagar os seus dados: escreva para o contato acima.

Este site não pertence ao Instagram, ao Facebook, ao TikTok nem ao Google. Os resultados dependem da dedicação e da situação de cada pessoa.`;

const examplePage = `PROMESSA
A festa do seu filho pronta em 7 noites, em casa, sem buffet

APOIO
O Festa Pronta é um guia de 34 páginas com 5 listas prontas para organizar tudo em 40 minutos por noite, com até R$ 500.

O PROBLEMA
O buffet cobra R$ 3.500. Fazer em casa parece simples, até a lista começar. Convite, comida, painel, lembrancinha, e só sobra a noite para resolver. No fim, ou sai caro ou sai correndo.

COMO FUNCIONA
1. Você abre a noite de hoje e faz uma tarefa de 40 minutos.
2. Marca na lista o que ficou pronto e vê quanto já gastou.
3. Na sétima noite, monta tudo com o roteiro hora por hora.

O QUE VOCÊ RECEBE
- Guia em PDF com 34 páginas: uma tarefa por noite, na ordem certa
- Lista de convidados e convites: quem vem e quem falta confirmar
- Cardápio com quantidade por criança: nada falta e pouco sobra
- Lista de compras com preço máximo: você sabe quando parar de gastar
- Lista de decoração e montagem: o que fazer antes e o que deixar para o dia
- Roteiro do dia, hora por hora: para você também aparecer nas fotos

PARA QUEM É
- Festas de 2 a 8 anos, em casa ou no salão do prédio
- Quem tem as noites livres e quer gastar até R$ 500
- Quem nunca organizou uma festa por conta própria
- Quem quer as crianças brincando e os adultos sentados

PARA QUEM NÃO É
- Festas com mais de 40 convidados
- Quem prefere contratar tudo pronto
- Quem precisa da festa para amanhã

QUEM FEZ
Camila é professora de educação infantil em Contagem, Minas Gerais. Há anos organiza as festas da família na mesa da sala. Ela colocou no guia a ordem que usa, as contas que faz e os erros que não repete.

OFERTA
R$ 27, no Pix ou no cartão. Acesso na hora, pelo e-mail. Garantia de 7 dias: não gostou, devolvemos o valor.
Botão: Quero o Festa Pronta

PERGUNTAS
Como recebo? Por e-mail, assim que o pagamento é confirmado. Abre no celular e dá para imprimir.
R$ 500 dá mesmo? O plano foi montado para 20 crianças e 15 adultos. Os preços mudam por cidade, e a lista mostra onde trocar.
E se eu tiver menos de 7 noites? O guia traz um plano curto de 3 noites, com as tarefas que não podem faltar.
Serve para qualquer tema? Sim. A noite 2 ensina a escolher três cores e usar o que você já tem.
Preciso saber cozinhar? Não. O cardápio tem opções para montar, sem forno.
Posso falar com alguém? Sim. O WhatsApp da Camila está na última página.`;

export const copy: Section = {
  id: 'texto',
  title: 'Primeiro o texto',
  navLabel: 'Texto',
  intro:
    'Página bonita com texto fraco não vende. Gere o texto, leia em voz alta e só depois vá para o design.',
  blocks: [
    {
      type: 'list',
      title: 'Seu plano de 1 hora',
      ordered: true,
      items: [
        '**15 minutos:** gerar e revisar o texto.',
        '**15 minutos:** escolher o design e gerar a página.',
        '**20 minutos:** publicar na hospedagem gratuita.',
        '**10 minutos:** testar no celular e corrigir.',
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Texto da página de vendas',
          description:
            'Use as seis respostas da Missão 1. O que vem no produto você copia do sumário do seu arquivo. Cole no ChatGPT, no Gemini ou no Claude.',
          text: copyPrompt,
        },
        {
          title: 'Rodapé com identificação e privacidade',
          description:
            'Complete e cole no fim do texto da página. O Decreto 7.962/2013 pede que a loja na internet mostre nome, CPF ou CNPJ, endereço e contato de quem vende. Se um dia você instalar pixel de anúncio, acrescente que a página usa cookies para medir visitas.',
          text: footer,
        },
      ],
    },
    {
      type: 'list',
      title: 'Aprove o texto só se',
      items: [
        'Uma pessoa de fora lê a promessa e sabe dizer o que você vende.',
        'O preço, o formato e a forma de entrega estão escritos.',
        'Não há elogio sem fato nem história que não aconteceu.',
        'O botão diz o que acontece depois do toque.',
      ],
    },
    {
      type: 'example',
      title: 'O texto da página do Festa Pronta',
      paragraphs: [
        'Repare que cada seção responde a uma pergunta de quem está decidindo: **o que é, serve para mim, como funciona, quem fez, quanto custa e como recebo**.',
      ],
      copy: examplePage,
    },
  ],
};
