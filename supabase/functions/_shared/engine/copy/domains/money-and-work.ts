import type { Domain } from './types.ts';

export const MONEY_AND_WORK: Domain[] = [
  {
    id: 'financas',
    words:
      /\b(financ\w+|dinheiro|gastos?|dividas?|orcamento|contas?|boletos?|salario|economizar|economia|poupar|investi\w+|cartao|juros|fatura|planilha de (gastos|controle))\b/,
    actions: [
      'saber para onde vai cada real do seu mês',
      'fechar o mês com as contas pagas e dinheiro na reserva',
      'organizar as contas da casa em uma página só',
    ],
    pains: [
      'ver o salário sumir antes do dia 20',
      'descobrir o tamanho da fatura só quando ela chega',
      'anotar gastos por três dias e desistir',
    ],
    objections: [
      'mesmo sem entender de planilhas',
      'sem cortar tudo de que você gosta',
      'mesmo ganhando pouco',
    ],
    audiences: [
      'quem chega ao fim do mês no aperto',
      'autônomos que misturam as contas da casa e do trabalho',
      'casais que querem falar de dinheiro sem brigar',
    ],
    firstSteps: [
      'listar as contas fixas do mês',
      'anotar os gastos de hoje',
      'separar o dinheiro da primeira conta',
    ],
  },
  {
    id: 'marketing',
    words:
      /\b(marketing|anuncios?|trafego|instagram|tiktok|seguidores|leads?|copywriting|funil|landing|redes sociais|conteudo para|social media|reels|criativos?|campanhas?|infoprodut\w+|produtos? digita(l|is)|lancamentos?)\b/,
    actions: [
      'vender o seu primeiro produto digital com uma página simples',
      'escrever anúncios que falam com quem já quer comprar',
      'transformar seguidores em clientes pelo WhatsApp',
    ],
    pains: [
      'postar todo dia e não vender nada',
      'gastar com anúncio sem saber o que deu certo',
      'copiar a oferta dos outros e ouvir silêncio',
    ],
    objections: [
      'mesmo sem aparecer em vídeo',
      'mesmo com poucos seguidores',
      'sem gastar com anúncios no começo',
    ],
    audiences: [
      'quem está criando o primeiro produto digital',
      'profissionais que querem clientes pelo Instagram',
      'quem posta sempre e quase não vende',
    ],
    firstSteps: [
      'escrever a sua oferta em uma frase',
      'listar as três dúvidas que mais chegam no direct',
      'publicar a primeira página',
    ],
  },
  {
    id: 'negocio-local',
    words:
      /\b(loja|lojas|restaurante|delivery|pizzaria|lanchonete|barbearia|salao|clinica|oficina mecanica|cardapio|balcao|agendamentos?|horarios vagos|clientes|whatsapp|clientes fieis|fidelidade|estoque|atendimento|petshop|pet shop|academia|comercio)\b/,
    actions: [
      'atender mais clientes sem contratar mais gente',
      'preencher os horários vazios da semana',
      'responder os pedidos do WhatsApp sem deixar cliente esperando',
    ],
    pains: [
      'perder cliente porque ninguém respondeu a tempo',
      'ver horário vago na agenda toda semana',
      'conferir pedido por pedido no fim do dia',
    ],
    objections: [
      'mesmo com equipe pequena',
      'mesmo sem entender de tecnologia',
      'sem trocar o sistema que você já usa',
    ],
    audiences: [
      'donos de pequenos negócios',
      'quem atende e ainda cuida do caixa',
      'equipes pequenas que vivem apagando incêndio',
    ],
    firstSteps: [
      'listar os horários vagos da semana',
      'separar as cinco perguntas que mais chegam',
      'montar a primeira resposta pronta',
    ],
  },
  {
    id: 'tecnologia',
    words:
      /\b(saas|microsaas|micro-saas|automac\w+|automatiz\w+|inteligencia artificial|ia|prompts?|no-?code|programar|programacao|programador\w*|codigo|python|javascript|excel|api)\b/,
    actions: [
      'tirar da sua mesa as tarefas que se repetem toda semana',
      'colocar a sua primeira ferramenta no ar e mostrar a um cliente',
      'criar sistemas pequenos que resolvem um problema de verdade',
    ],
    pains: [
      'repetir a mesma tarefa todo dia à mão',
      'ter a ideia e travar na parte técnica',
      'depender de programador para cada mudança',
    ],
    objections: [
      'mesmo sem saber programar',
      'mesmo sem equipe de tecnologia',
      'sem passar meses desenvolvendo',
    ],
    audiences: [
      'quem tem uma ideia e não sabe programar',
      'autônomos que fazem tudo à mão',
      'quem está criando o primeiro MicroSaaS',
    ],
    firstSteps: [
      'descrever o problema em uma frase',
      'listar as tarefas que você repete',
      'desenhar a primeira tela',
    ],
  },
  {
    id: 'estudos',
    words:
      /\b(concursos?|concurseir\w+|enem|oab|vestibular|provas?|redacao|edita(l|is)|questoes|simulados?|aprovacao|estud\w+|resumos?|faculdade)\b/,
    actions: [
      'estudar o que mais cai e revisar na hora certa',
      'transformar o edital em um plano de estudos por semana',
      'resolver questões sabendo por que errou',
    ],
    pains: [
      'estudar horas e esquecer na semana seguinte',
      'trocar de cronograma todo mês',
      'ler o edital e não saber por onde começar',
    ],
    objections: [
      'mesmo com pouco tempo à noite',
      'mesmo começando depois do edital',
      'sem decorar apostila',
    ],
    audiences: [
      'quem trabalha de dia',
      'quem já reprovou e vai tentar de novo',
      'quem está começando do zero',
    ],
    firstSteps: [
      'montar o plano da primeira semana',
      'escolher a matéria que mais pesa',
      'resolver dez questões',
    ],
  },
  {
    id: 'carreira',
    words:
      /\b(curriculos?|entrevistas?|emprego|vagas? de emprego|linkedin|carreira|promocao|recrutador\w*|recolocacao|oratoria|apresentac\w+|falar em publico|lideranca|lider(es)?|gestores?|freelancers?|freela|home office)\b/,
    actions: [
      'falar com segurança na próxima entrevista',
      'mostrar o seu valor em uma página de currículo',
      'ser chamado para as vagas que combinam com você',
    ],
    pains: [
      'mandar currículo e não receber resposta',
      'travar na hora de falar',
      'ver a vaga ir para quem sabe menos',
    ],
    objections: ['mesmo sem indicação', 'mesmo mudando de área', 'sem respostas decoradas'],
    audiences: [
      'quem quer mudar de área',
      'quem está voltando ao mercado',
      'profissionais que travam na entrevista',
    ],
    firstSteps: [
      'reescrever a primeira linha do currículo',
      'listar três resultados do último trabalho',
      'gravar uma resposta de um minuto',
    ],
  },
  {
    id: 'profissionais-liberais',
    words:
      /\b(psicolog\w+|terapeutas?|terapia|nutricionistas?|fisioterapeutas?|personal|dentistas?|medic[oa]s|coaches|consultor(a|es|as)?|arquitet[oa]s?|pacientes?|consultorio|lotar a agenda|agenda (cheia|lotada)|atender online|sessoes)\b/,
    actions: [
      'encher a agenda com clientes que chegam por indicação',
      'explicar o seu trabalho de um jeito que o cliente entende e procura',
      'cobrar o valor certo por cada atendimento',
    ],
    pains: [
      'ver buracos na agenda toda semana',
      'depender só de convênio',
      'dar desconto para não perder o cliente',
    ],
    objections: ['sem dancinha no Instagram', 'sem baixar o preço', 'mesmo com poucos seguidores'],
    audiences: [
      'profissionais que atendem por conta própria',
      'quem abriu o consultório há pouco tempo',
      'quem quer sair do convênio',
    ],
    firstSteps: [
      'pedir a primeira indicação',
      'escrever em uma frase o problema que você resolve',
      'listar os últimos dez atendimentos',
    ],
  },
  {
    id: 'juridico-rh',
    words:
      /\b(contratos?|juridic\w+|advogad\w+|advocacia|clausulas?|lgpd|processos? judicia\w+|peticoes|peticao|rh|recrutamento|selecao|colaboradores|funcionarios?|folha de pagamento|mei|nota fiscal|impostos?|contabil\w+)\b/,
    actions: [
      'fechar contratos claros sem começar do zero a cada cliente',
      'entregar documentos prontos no mesmo dia',
      'contratar a pessoa certa com um roteiro simples',
    ],
    pains: [
      'copiar contrato antigo e torcer para servir',
      'perder a tarde revisando documento',
      'descobrir o erro depois da assinatura',
    ],
    objections: ['mesmo sem departamento jurídico', 'sem termos difíceis', 'mesmo com pouco tempo'],
    audiences: [
      'prestadores de serviço que trabalham sem contrato',
      'escritórios pequenos',
      'quem contrata pela primeira vez',
    ],
    firstSteps: [
      'escolher o modelo do seu serviço',
      'preencher os dados do primeiro cliente',
      'listar o que não pode faltar no contrato',
    ],
  },
  {
    id: 'imoveis',
    words:
      /\b(imove(l|is)|imobiliari\w+|corretor\w*|aluguel|apartamentos?|casa propria|terrenos?|inquilinos?|visitas? ao imovel|financiamento)\b/,
    actions: [
      'receber visitas de quem pode mesmo comprar',
      'apresentar o imóvel com um anúncio que responde às dúvidas',
      'acompanhar cada interessado até a proposta',
    ],
    pains: [
      'levar curioso para visitar imóvel',
      'perder o interessado por demorar a responder',
      'anunciar em cinco portais e receber silêncio',
    ],
    objections: [
      'mesmo com carteira pequena',
      'sem depender só dos portais',
      'mesmo começando agora na corretagem',
    ],
    audiences: [
      'corretores autônomos',
      'imobiliárias pequenas',
      'quem vai anunciar o primeiro imóvel',
    ],
    firstSteps: [
      'reescrever o título do seu anúncio',
      'listar as dúvidas de quem visita',
      'organizar os contatos desta semana',
    ],
  },
];
