export const steps: readonly { title: string; text: string }[] = [
  {
    title: 'Crie com um produto pequeno e certo',
    text: 'Você escolhe entre cinco formatos, copia um prompt completo e sai da primeira missão com o produto escrito, a cobrança preparada e a entrega definida.',
  },
  {
    title: 'Coloque a venda no ar',
    text: 'Página publicada em hospedagem gratuita, criativos prontos e o WhatsApp respondendo com um roteiro de seis partes.',
  },
  {
    title: 'Venda, meça e decida',
    text: 'Tráfego com teto de gasto, scripts para cada objeção e três regras para saber se é hora de escalar, trocar o criativo ou rever o preço.',
  },
];

export const tools: readonly { title: string; text: string; plan: 'FREE' | 'PRO' }[] = [
  {
    title: 'Sete missões guiadas',
    text: 'Aulas que se leem no celular e terminam em um checklist. A próxima só abre quando a atual está pronta.',
    plan: 'FREE',
  },
  {
    title: 'Cinco execuções',
    text: 'Sessões de mão na massa com hora para começar e acabar: do nicho à primeira validação.',
    plan: 'FREE',
  },
  {
    title: 'Quadro Estratégico',
    text: 'A fazer, fazendo, pronto. Suas tarefas sincronizadas entre o celular e o computador.',
    plan: 'FREE',
  },
  {
    title: 'Central de Análise',
    text: 'Cole sua headline, promessa ou CTA e receba nota, pontos fortes, o que corrigir e versões novas para testar.',
    plan: 'PRO',
  },
];

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Preciso saber programar ou desenhar?',
    answer:
      'Não. Cada missão traz os prompts para a IA escrever e montar com você, e um passo a passo para publicar sem código.',
  },
  {
    question: 'Vocês garantem que eu vou vender?',
    answer:
      'Não, e desconfie de quem garante. O que a missão entrega é um produto no ar, um anúncio rodando com limite de gasto e números reais para decidir o próximo passo.',
  },
  {
    question: 'E se eu não terminar em 24 horas?',
    answer:
      'Cada missão concluída fica salva. As 24 horas são a meta do curso, e você pode seguir no seu ritmo, uma missão por vez.',
  },
  {
    question: 'Qual é a diferença entre FREE e PRO?',
    answer:
      'No FREE você faz todas as missões e execuções e usa o Quadro Estratégico. O PRO acrescenta as ferramentas de IA, como a Central de Análise.',
  },
  {
    question: 'Como recebo meu acesso?',
    answer:
      'A conta é criada com o e-mail da compra. Para entrar, use esse e-mail e, como senha, o seu CPF ou CNPJ, só os números.',
  },
];
