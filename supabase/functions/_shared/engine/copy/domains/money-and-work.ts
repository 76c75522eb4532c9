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
      /\b(loja|lojas|restaurante|delivery|pizzaria|lanchonete|barbearia|salao|clinica|consultorio|oficina|cardapio|balcao|agendamentos?|agenda lotada|horarios|clientes fieis|fidelidade|estoque|atendimento|petshop|pet shop|academia|comercio)\b/,
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
      /\b(saas|microsaas|micro-saas|software|aplicativo|app|sistema|automac\w+|automatiz\w+|chatbot|bot|robo|inteligencia artificial|ia|prompts?|no-?code|programa\w+|codigo|python|javascript|planilhas?|excel|api|site|sites)\b/,
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
    id: 'carreira',
    words:
      /\b(curriculos?|entrevistas?|emprego|vagas? de emprego|linkedin|carreira|promocao no trabalho|recrutador\w*|recolocacao|oratoria|falar em publico|lideranca|gestores?|freelancers?|freela|home office|concursos?|concurseir\w+|oab|enem|vestibular|prova|redacao|estud\w+)\b/,
    actions: [
      'estudar o que cai na prova e revisar na hora certa',
      'falar com segurança na entrevista',
      'mostrar o seu valor em uma página de currículo',
    ],
    pains: [
      'estudar horas e esquecer na semana seguinte',
      'mandar currículo e não receber resposta',
      'travar na hora de falar',
    ],
    objections: [
      'mesmo trabalhando o dia todo',
      'mesmo começando tarde',
      'sem decorar respostas prontas',
    ],
    audiences: [
      'quem trabalha de dia e estuda à noite',
      'quem quer mudar de área',
      'quem está voltando ao mercado',
    ],
    firstSteps: [
      'montar o plano da primeira semana',
      'escolher a matéria que mais pesa',
      'reescrever a primeira linha do currículo',
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
