import type { Domain } from './types.ts';

export const WORK: Domain[] = [
  {
    id: 'imoveis',
    words:
      /\b(imove(l|is)|imobiliari\w+|corretor\w*|apartamentos?|casa propria|terrenos?|inquilinos?|visitas? ao imovel|financiamento)\b/,
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
  {
    id: 'financas',
    words:
      /\b(financ\w+|dinheiro|gastos?|dividas?|orcamento (da|de) casa|contas (da casa|do mes|fixas|pessoais|em dia)|boletos?|salario|poupar|investi\w+|cartao|juros|fatura|planilha de (gastos|controle))\b/,
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
      'anotar os gastos da semana',
      'separar o dinheiro da primeira conta',
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
      /\b(curriculos?|entrevistas?|emprego|vagas? de emprego|linkedin|carreira|recrutador\w*|recolocacao|oratoria|falar em publico)\b/,
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
    id: 'juridico-rh',
    words:
      /\b(contratos?|juridic\w+|advogad\w+|advocacia|clausulas?|lgpd|processos? judicia\w+|peticoes|peticao|rh|recrutamento|selecao|folha de pagamento)\b/,
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
    id: 'produtividade',
    words:
      /\b(produtividade|procrastin\w+|rotina|organizacao pessoal|foco|habitos?|planejamento da semana|notion)\b/,
    actions: [
      'terminar o dia com o que importa pronto',
      'planejar a semana em vinte minutos no domingo',
      'tirar da cabeça o que você precisa lembrar',
    ],
    pains: [
      'trabalhar o dia todo e não terminar nada',
      'começar um planner em janeiro e largar em fevereiro',
      'dormir pensando no que ficou para amanhã',
    ],
    objections: [
      'sem acordar às 5 da manhã',
      'mesmo com crianças em casa',
      'mesmo que você já tenha largado outros métodos',
    ],
    audiences: ['quem vive apagando incêndio', 'quem trabalha em casa', 'mães que trabalham fora'],
    firstSteps: [
      'escolher a tarefa mais importante de amanhã',
      'anotar tudo o que está pendente',
      'montar a lista da semana',
    ],
  },
  {
    id: 'planilhas',
    words:
      /\b(excel|power bi|google sheets|formulas?|tabelas? dinamicas?|relatorios?|dashboards?)\b/,
    actions: [
      'montar uma planilha que soma sozinha',
      'entregar o relatório antes do prazo',
      'achar o erro da fórmula sem pedir ajuda',
    ],
    pains: [
      'conferir linha por linha até tarde',
      'copiar e colar o mesmo relatório toda semana',
      'travar quando o chefe pede um gráfico',
    ],
    objections: [
      'mesmo sem decorar fórmulas',
      'mesmo abrindo o programa pela primeira vez',
      'sem virar a noite no trabalho',
    ],
    audiences: [
      'quem trabalha no administrativo',
      'quem faz relatório toda semana',
      'quem procura emprego',
    ],
    firstSteps: [
      'montar a primeira soma automática',
      'organizar uma lista em ordem',
      'fazer o primeiro gráfico',
    ],
  },
];
