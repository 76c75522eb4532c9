import type { CopyKind } from './kinds.ts';

/** A text that a good copywriter would keep and one that they would send back, for one product. */
export type Pair = {
  good: string;
  bad: string;
};

export const PAIRS: Record<CopyKind, Pair[]> = {
  titulo: [
    {
      good: 'Como vender 20 marmitas por dia no seu bairro sem pagar aplicativo',
      bad: 'Marmitas fitness: qualidade e sabor incomparáveis',
    },
    {
      good: 'Inglês para quem viaja em 2 meses: peça comida, táxi e ajuda sem travar',
      bad: 'CURSO DE INGLÊS COMPLETO E REVOLUCIONÁRIO!!!',
    },
    {
      good: 'Planilha que mostra em 10 minutos para onde foi o seu salário',
      bad: 'A solução ideal para sua vida financeira',
    },
    {
      good: 'Para manicures: feche a agenda da semana pelo WhatsApp na segunda-feira',
      bad: 'Ganhe muito dinheiro fácil com unhas',
    },
    {
      good: 'Faça seu cachorro parar de puxar a guia em 7 passeios',
      bad: 'O melhor método de adestramento do Brasil',
    },
    {
      good: '15 jantares de 20 minutos para quem chega cansado do trabalho',
      bad: 'Receitas incríveis para todos os momentos',
    },
  ],
  'Headline de Landing': [
    {
      good: 'Monte a sua primeira loja de doces no Instagram em 4 semanas, mesmo fazendo tudo na cozinha de casa',
      bad: 'Bem-vindo ao nosso curso de confeitaria: conteúdo completo, suporte e muito mais',
    },
    {
      good: 'Abra o seu CNPJ sem contador: o passo a passo do MEI para quem presta serviço e precisa emitir nota ainda este mês',
      bad: 'Soluções inovadoras em consultoria para alavancar o seu negócio rumo ao sucesso',
    },
    {
      good: 'Passe na prova da OAB estudando 1 hora por dia com questões comentadas das últimas 8 edições',
      bad: 'APROVAÇÃO 100% GARANTIDA NA OAB!!! MÉTODO INFALÍVEL',
    },
    {
      good: 'Receba os pedidos do delivery direto no WhatsApp e pare de pagar 27% de comissão',
      bad: 'Plataforma moderna e robusta com recursos avançados para restaurantes',
    },
    {
      good: 'Para mães de primeira viagem: ensine o bebê a dormir a noite toda em 3 semanas, sem deixar chorando',
      bad: 'Transforme a sua vida e a do seu bebê com nosso método exclusivo e único',
    },
    {
      good: 'Aprenda a editar vídeos no celular em um fim de semana e entregue o primeiro trabalho pago até o dia 30',
      bad: 'Fature R$ 15.000 por mês editando vídeos, sem esforço nenhum',
    },
  ],
  promessa: [
    {
      good: 'Em 6 semanas você toca 5 músicas no violão do começo ao fim, mesmo praticando só 15 minutos por noite',
      bad: 'Você vai tocar violão como um profissional de forma rápida e fácil',
    },
    {
      good: 'Você sai da mentoria com a oferta escrita, a página no ar e as 3 primeiras conversas de venda marcadas',
      bad: 'Mentoria de alta performance para levar o seu negócio ao próximo nível',
    },
    {
      good: 'Organize as contas da casa em um domingo e saiba quanto sobra antes de o mês começar, sem cortar o cafezinho',
      bad: 'Alcance a liberdade financeira e realize seus sonhos com renda garantida',
    },
    {
      good: 'Aprenda a fotografar a sua comida com o celular e publique 12 fotos novas do cardápio em 7 dias',
      bad: 'Fotos incríveis que vão fazer sucesso nas redes sociais',
    },
    {
      good: 'Treinos de 20 minutos em casa, três vezes por semana, para mulheres que passam o dia sentadas e querem menos dor nas costas',
      bad: 'Emagreça 12 kg em 30 dias sem dieta e sem exercício, resultado garantido',
    },
    {
      good: 'Monte seu enxoval gastando até R$ 800: a lista do que comprar, do que pedir emprestado e do que deixar para depois',
      bad: 'Tudo o que você precisa saber sobre enxoval em um só lugar',
    },
  ],
  'copy-curta': [
    {
      good: 'Você faz bolo bom e cobra barato por medo de perder a cliente. A Planilha Preço Certo calcula o custo de cada receita em 5 minutos e mostra quanto cobrar. Já são 340 confeiteiras usando. Baixe por R$ 27 e teste por 7 dias: se não servir, devolvemos o dinheiro.',
      bad: 'A melhor planilha do mercado chegou! Incrível, completa e revolucionária. Com ela você vai ter muito sucesso e resultados extraordinários. Não perca essa oportunidade única! CLIQUE AQUI AGORA!!!',
    },
    {
      good: 'Toda segunda você promete começar e na quinta já parou. O Plano 20 Minutos tem três treinos curtos por semana, sem aparelho, feitos para quem trabalha sentado. A primeira semana é grátis e não pede cartão. Escolha o seu horário e comece hoje.',
      bad: 'Treinos online com profissionais qualificados. Plataforma com vídeos em HD, área de membros, suporte e certificado. Diversos conteúdos para todos os públicos. Saiba mais.',
    },
    {
      good: 'O cliente chama às 22h, você responde às 8h e ele já comprou de outro. Nosso robô responde na hora, mostra o cardápio e fecha o pedido com Pix. A Lanchonete do Beto, de Contagem, recuperou 40 pedidos em um mês. Peça uma demonstração de 10 minutos no WhatsApp.',
      bad: 'Somos uma empresa líder em soluções de automação com excelência e inovação. Oferecemos tecnologia de ponta, integração completa e painel moderno para o seu negócio crescer. Entre em contato.',
    },
    {
      good: 'Seu filho demora uma hora para dormir e você também. Neste guia você monta uma rotina de sono em 4 passos, com o que falar em cada noite. Feito por uma enfermeira que acompanha famílias há 12 anos. Baixe o guia por R$ 19 e use hoje à noite.',
      bad: 'Guia do sono do bebê. Conteúdo completo e exclusivo sobre sono infantil. Vários capítulos com muitas informações. Material em PDF de alta qualidade. Compre agora.',
    },
    {
      good: 'Vai prestar concurso e não sabe por onde começar? O cronograma do INSS divide o edital em 16 semanas de 2 horas por dia, com as questões que mais caem. Para quem trabalha e estuda à noite. Copie o cronograma da primeira semana de graça.',
      bad: 'Quer ficar rico e ter estabilidade? Passe em qualquer concurso com nosso método secreto que funciona sempre! Aprovação garantida ou você não estudou direito! Aproveite já!',
    },
    {
      good: 'Você tem a ideia do aplicativo, mas não programa. Em 5 aulas práticas você monta a primeira tela com ferramentas sem código e mostra a 3 clientes de verdade. Turma de 20 pessoas, com correção ao vivo às terças. Reserve a sua vaga até sexta.',
      bad: 'Curso de criação de apps do zero ao avançado. Mais de 200 aulas, módulos completos, acesso vitalício e certificado. O curso mais completo do Brasil para você dominar o mercado digital.',
    },
  ],
  'copy-longa': [
    {
      good: `Você termina o mês sem saber para onde foi o dinheiro.

Não é falta de salário. É que a conta de luz, o mercado e o cartão chegam em dias diferentes, e ninguém soma tudo antes. Quando você percebe, já está no cheque especial outra vez.

O Mapa do Mês é uma planilha simples que coloca as contas da casa em uma página só. No domingo, em 15 minutos, você anota o que entra e o que sai. Na segunda, já sabe quanto pode gastar na semana sem culpa.

O que você recebe:
a planilha pronta, que abre no celular; um vídeo de 12 minutos que mostra como preencher; e uma lista com 9 gastos que quase toda família consegue cortar sem sofrer.

Serve para casais que brigam por dinheiro, para autônomos que misturam as contas e para quem já tentou aplicativo e largou.

A Renata, de Recife, quitou o cartão em 5 meses usando só a página da semana. Mais de 1.800 famílias já usam.

Custa R$ 37, uma vez só. Se em 7 dias você achar que não serve, devolvemos o dinheiro pelo mesmo Pix.

Baixe o Mapa do Mês e preencha a primeira página hoje, antes de dormir.`,
      bad: `Você já imaginou ter a vida dos seus sonhos? Chegou a oportunidade única que você estava esperando! Nosso método revolucionário e exclusivo vai transformar sua vida financeira de forma simples e rápida.

Com muita dedicação e excelência, desenvolvemos a solução completa e definitiva para todas as pessoas que desejam alcançar o sucesso e a liberdade financeira. São conteúdos incríveis, de altíssima qualidade, com informações valiosas e diversos benefícios.

Nossa plataforma moderna conta com recursos avançados, interface intuitiva, suporte diferenciado e muito mais. Tudo pensando em você, para proporcionar uma experiência única e inesquecível rumo ao próximo nível.

Não importa quem você é: nosso método funciona para todo mundo, 100% garantido. Ganhe dinheiro dormindo e tenha renda passiva todos os dias na sua conta. É o divisor de águas que faltava na sua jornada.

Não perca tempo! Essa chance única pode não voltar. O sucesso está ao alcance das suas mãos e só depende de você sair da zona de conforto e dar o passo decisivo rumo à sua melhor versão.

CLIQUE AQUI AGORA E MUDE DE VIDA!!!`,
    },
    {
      good: `Se você atende em casa e ainda combina horário por mensagem, sabe como é: a cliente pergunta, você responde, ela some, e o horário das 15h fica vazio.

Eu passei por isso durante 6 anos como manicure em Goiânia. Perdia umas 4 clientes por semana só por demorar a responder.

Por isso montei a Agenda Cheia, um passo a passo para organizar os atendimentos usando apenas o WhatsApp e a agenda do celular. Nada de aplicativo caro.

Em 3 lições curtas você aprende a montar a lista de horários que se responde sozinha, a mandar o lembrete que reduz faltas e a chamar de volta quem não aparece há 30 dias.

Você copia as mensagens prontas, troca o nome e envia. Dá para fazer tudo em uma tarde.

É para manicures, cabeleireiras e designers de sobrancelha que trabalham sem recepcionista.

O material custa R$ 47 no Pix e vem com garantia de 15 dias. Se você não preencher ao menos 3 horários vazios, peça o dinheiro de volta e fique com as mensagens.

Comece hoje: abra a primeira lição e envie o primeiro lembrete ainda esta tarde.`,
      bad: `Somos uma empresa comprometida com a excelência no segmento de beleza. Nossa missão é proporcionar aos profissionais da área um conteúdo de qualidade, desenvolvido por uma equipe altamente qualificada e apaixonada pelo que faz.

Nosso curso é composto por módulos completos que abordam diversos temas relevantes para o mercado cada vez mais competitivo. A metodologia inovadora permite a otimização da aprendizagem através da disponibilização de videoaulas, apostilas, atividades complementares e certificado.

A plataforma possui tecnologia de ponta, com interface moderna e responsiva, possibilitando o acesso através de diferentes dispositivos. Além disso, oferecemos suporte especializado e atualizações constantes do conteúdo programático.

O curso é destinado a todos os públicos, desde iniciantes até profissionais experientes que buscam o aprimoramento contínuo de suas competências e habilidades no desenvolvimento de suas atividades.

Invista na sua capacitação profissional com quem entende do assunto. Confira todas as vantagens e diferenciais que preparamos especialmente para você. Para maiores informações, entre em contato através dos nossos canais de atendimento.`,
    },
    {
      good: `Sua ideia de aplicativo está parada há quanto tempo?

Quase sempre o motivo é um só: você acha que precisa de um programador e de R$ 20 mil para começar. Não precisa. Precisa descobrir se alguém paga por ela.

No Primeiro Cliente em 24 Horas, você faz isso em um sábado. De manhã, escreve a oferta em uma frase e escolhe 10 pessoas que têm o problema. À tarde, monta uma página simples com um modelo pronto. À noite, conversa com as 10 e anota o que cada uma disse.

No fim do dia você tem uma resposta: alguém quis pagar, ou ninguém quis e você economizou meses.

O pacote traz o roteiro hora a hora, o modelo da página e 7 mensagens para copiar. Nada de teoria.

É para quem trabalha durante a semana, não sabe programar e tem uma ideia guardada. Se você já vende, este material não é para você.

212 pessoas fizeram o roteiro desde março; 64 conseguiram ao menos um cliente, e as outras mudaram de ideia cedo.

Custa R$ 57. Você tem 7 dias para pedir o dinheiro de volta, sem explicar nada.

Separe o próximo sábado e baixe o roteiro agora.`,
      bad: `CHEGOU O MÉTODO QUE VAI MUDAR SUA VIDA!!! O segredo que os gurus não querem que você saiba finalmente foi revelado! Crie aplicativos milionários SEM ESFORÇO e fique rico trabalhando de qualquer lugar do mundo!

Imagine faturar R$ 50.000 por mês dormindo! Isso mesmo! Com nosso método infalível você vai ganhar dinheiro fácil todos os dias! Resultado 100% garantido! Funciona para todo mundo!

São incríveis módulos exclusivos com tudo que você precisa para o sucesso! O melhor curso do mercado! Conteúdo espetacular, fantástico, sensacional! Nunca foi tão fácil realizar seus sonhos e conquistar a liberdade financeira!

Milhares de pessoas já mudaram de vida! E você? Vai ficar de fora dessa oportunidade única? Não perca tempo! As vagas estão acabando! É agora ou nunca!

CLIQUE AQUI! COMPRE JÁ! NÃO PERCA! GARANTA JÁ A SUA VAGA! ACESSE AGORA! APROVEITE! INSCREVA-SE! SAIBA MAIS! É A SUA CHANCE DE SAIR DA ZONA DE CONFORTO E VIVER A VIDA DOS SONHOS!!!`,
    },
    {
      good: `Todo domingo à noite é igual: você abre a geladeira, não sabe o que fazer na semana e acaba no delivery.

Foram R$ 640 no mês passado. Você viu na fatura.

A Semana Pronta é um cardápio com lista de compras. Você escolhe quantas pessoas comem, imprime a lista e vai ao mercado uma vez só. Em 2 horas no domingo, deixa 5 jantares adiantados.

São 12 cardápios, um para cada semana, com receitas de até 6 ingredientes que se acham em qualquer mercado. Nada de quinoa. Tem arroz, feijão, frango, ovo e legumes da época.

A Paula, de Belo Horizonte, mãe de dois, baixou o gasto com comida de R$ 1.900 para R$ 1.350 no segundo mês.

É para famílias que trabalham fora e querem comer em casa sem passar a noite no fogão.

Você recebe os 12 cardápios em PDF e uma planilha que soma a lista de compras sozinha. Custa R$ 29, e você tem 7 dias para desistir.

Escolha o cardápio desta semana e leve a lista ao mercado amanhã.`,
      bad: `Alimentação saudável é fundamental para a qualidade de vida. Pensando nisso, desenvolvemos um material completo e exclusivo sobre alimentação, que aborda de forma clara e objetiva os principais aspectos relacionados à nutrição e ao bem-estar.

O e-book contém 150 páginas de conteúdo de alta qualidade, com receitas deliciosas, dicas incríveis e informações importantes para toda a família. Todo o material foi elaborado com muito carinho e dedicação por profissionais qualificados.

Além disso, o e-book possui um design moderno e sofisticado, com fotos maravilhosas e uma diagramação impecável, proporcionando uma leitura agradável e prazerosa em diferentes dispositivos.

Com ele, qualquer pessoa pode ter uma alimentação melhor e alcançar os seus objetivos de forma prática e rápida. É a solução ideal para quem busca saúde, bem-estar e muito mais qualidade de vida no dia a dia.

Não deixe para depois! Adquira já o seu e comece a sua jornada rumo a uma vida mais saudável. Clique aqui e saiba mais sobre todas as vantagens.`,
    },
    {
      good: `Você sabe inglês no papel. Na reunião, trava.

Entende metade do que falam, pensa na resposta em português, traduz, e quando a frase fica pronta o assunto já mudou.

Não é vocabulário que falta. É treino de boca. Quem só lê e ouve não aprende a falar, do mesmo jeito que ninguém aprende a nadar vendo vídeo.

No Fala na Reunião, você treina 15 minutos por dia com as 60 frases que mais aparecem em reuniões de trabalho: interromper com educação, pedir para repetir, discordar, dar um prazo. Grava no celular, manda o áudio e recebe a correção de um professor no mesmo dia.

Em 8 semanas, você conduz uma reunião curta do começo ao fim.

É para quem trabalha em empresa com gente de fora e já estudou inglês antes. Não é para quem está começando do zero.

A turma tem 25 pessoas e três professores brasileiros, todos com mais de 10 anos de sala. Nos últimos 4 grupos, 9 em cada 10 alunos foram até o fim.

Custa 6x de R$ 89. A primeira semana é um teste: se não gostar, devolvemos tudo.

Marque o seu teste de nível de 10 minutos e receba a primeira frase hoje.`,
      bad: `Aprenda inglês com a melhor escola do Brasil. Temos professores excelentes, material didático exclusivo e uma metodologia única e inovadora que vai fazer você alcançar a fluência de forma rápida, fácil e divertida.

O inglês é muito importante nos dias de hoje. Com o inglês você tem mais oportunidades no mercado de trabalho. O inglês abre portas. O inglês é o idioma do sucesso. Invista no inglês, invista em você.

Nossa escola conta com uma estrutura completa, salas modernas, plataforma online, aplicativo, biblioteca, aulas de conversação, reforço, intercâmbio e muito mais. Diversos cursos para todas as idades e todos os níveis.

Temos o curso ideal para você! Seja fluente em tempo recorde e surpreenda a todos com resultados incríveis. Não perca mais tempo e venha conhecer a nossa escola. Você merece o melhor. Mude de vida com o inglês.

Matrículas abertas! Confira nossas promoções imperdíveis. Entre em contato e saiba mais.`,
    },
    {
      good: `Seu contrato de prestação de serviço veio de onde? Se foi de um arquivo que um amigo mandou, leia isto.

Em 2023, atendi 41 autônomos que levaram calote. Em 38 casos, o contrato não dizia o que acontecia se o cliente atrasasse. Sem isso, cobrar vira favor.

O Contrato Claro são 5 modelos escritos em português comum: design, social media, consultoria, aulas e fotografia. Cada linha tem uma explicação ao lado, com o que mudar e o que não tirar.

Você preenche em 20 minutos, manda para o cliente assinar pelo celular e guarda uma cópia que vale na justiça.

É para quem presta serviço por conta própria e ainda combina tudo por mensagem. Se você tem empresa com funcionários, procure um advogado: estes modelos não bastam.

Sou advogada há 14 anos, OAB/SP, e atualizo os modelos todo semestre.

O pacote custa R$ 97 no Pix. Você tem 7 dias para devolver.

Baixe o modelo da sua área e mande o próximo orçamento já com contrato.`,
      bad: `Prezados, nosso escritório disponibiliza a elaboração de instrumentos contratuais em consonância com a legislação vigente, visando a mitigação de riscos e a maximização da segurança jurídica nas relações negociais estabelecidas entre as partes contratantes.

A utilização de instrumentos contratuais devidamente elaborados possibilita a prevenção de litígios, a otimização dos procedimentos de cobrança e a responsabilização da parte inadimplente, constituindo ferramenta imprescindível para o desenvolvimento sustentável das atividades empresariais.

Dispomos de uma equipe multidisciplinar altamente capacitada, com comprovada experiência nos mais diversos ramos do direito, proporcionando aos nossos clientes soluções jurídicas inovadoras, personalizadas e de excelência.

Nossos diferenciais incluem atendimento personalizado, agilidade na elaboração dos documentos, sigilo absoluto das informações e acompanhamento integral durante toda a vigência da relação contratual, observando os princípios da boa-fé objetiva e da função social do contrato.

Colocamo-nos à disposição para quaisquer esclarecimentos que se fizerem necessários. Entre em contato através dos nossos canais institucionais.`,
    },
  ],
  cta: [
    { good: 'Quero calcular o preço do meu bolo', bad: 'Clique aqui' },
    { good: 'Baixar a planilha e preencher hoje', bad: 'ENVIAR' },
    { good: 'Começar a primeira aula grátis', bad: 'Saiba mais sobre o nosso curso' },
    { good: 'Quero receber as 7 mensagens prontas', bad: 'COMPRE AGORA!!! NÃO PERCA!!!' },
    { good: 'Agendar minha conversa de 15 minutos', bad: 'Entre em contato' },
    { good: 'Testar por 7 dias sem cartão', bad: 'Aproveite já essa oportunidade imperdível' },
  ],
};
