import type { ProductType } from '../../lesson.types';

const lessonScripts = `PAPEL
Você é professor e roteirista de aulas curtas em vídeo. Seus alunos assistem no celular e fazem enquanto assistem.

CONTEXTO
- Assunto do mini curso: [tema]
- Alunos: [público]
- Dificuldade que trouxe o aluno até aqui: [dor]
- O que ele faz sozinho depois da última aula: [transformação]
- Minha vivência: [sua experiência]
- Gravação: celular na horizontal, luz da janela, microfone do fone

TAREFA
1. Monte a grade com 5 a 7 aulas. Cada aula ensina uma coisa só e tem um resultado que o aluno consegue mostrar.
2. Depois da minha aprovação, escreva o roteiro de cada aula para eu falar olhando para a câmera, como conversa.
3. Marque no roteiro onde mostrar objeto, tela ou foto, com a indicação MOSTRAR.
4. Escreva, para cada aula, um resumo de meia página e uma tarefa de até 20 minutos.
5. Escreva a aula zero (boas-vindas e como aproveitar) e a mensagem final de parabéns com o próximo passo.

FORMATO
Tabela da grade: número, título, resultado do aluno, minutos. Cada roteiro tem de 600 a 900 palavras (de 5 a 7 minutos de fala), nesta ordem: a pergunta que a aula responde (15 segundos), o que o aluno terá no final, a explicação em 3 partes com um exemplo em cada, a demonstração, a tarefa e a ponte para a próxima aula.

RESTRIÇÕES
- Frase de falar, não de ler: até 15 palavras, sem termo técnico sem explicação.
- Nada de pedir curtida nem de repetir o que a aula anterior disse.
- Não invente dado, prêmio ou história minha. Se precisar de uma história, deixe a indicação CONTAR e diga que tipo de história cabe ali.
- Não prometa resultado além da transformação acima.
- Português do Brasil, tom de [tom de voz].
- Um roteiro por resposta. Espere eu responder "próxima aula".`;

const facelessSlides = `PAPEL
Você produz aulas narradas, em que só a tela aparece. Você escreve o texto do slide e a fala, e sabe que os dois não podem dizer a mesma coisa.

CONTEXTO
Quero um mini curso sobre [tema] para [público], sem mostrar o meu rosto. Vou montar os slides no Canva e gravar a minha voz por cima, no celular. A pessoa chega com este problema: [dor]. Ela precisa sair assim: [transformação]. O que eu sei por experiência: [sua experiência].

TAREFA
1. Proponha 4 aulas de até 8 minutos e explique por que estão nessa ordem.
2. Para cada aula, escreva de 12 a 16 slides. Em cada slide: título de até 6 palavras, texto da tela de até 15 palavras, a imagem ou o desenho que aparece e a fala completa.
3. A cada 4 slides, coloque um slide "Pause e faça", com uma ação de 1 a 3 minutos.
4. Escreva uma folha de apoio de uma página por aula, com os passos e espaço para anotar.
5. Escreva um teste final de 6 perguntas sobre situações reais, com a resposta certa e o motivo.

FORMATO
Uma tabela por aula, com as colunas: slide, título, texto da tela, imagem, fala. Some o tempo de fala no fim, contando 130 palavras por minuto. Depois da tabela, a folha de apoio. O teste vem só depois da quarta aula.

RESTRIÇÕES
- A fala explica e dá o exemplo. A tela mostra só a palavra, o número ou o passo que fica.
- No máximo 60 palavras de fala por slide.
- Imagens que eu consiga fazer: foto minha do processo, captura de tela, ícone ou desenho simples. Nada de imagem com marca ou personagem.
- Não invente número nem resultado de aluno.
- Português do Brasil, tom de [tom de voz], ritmo calmo.
- Uma aula por resposta. Espere eu responder "próxima aula".`;

const projectBased = `PAPEL
Você cria cursos em que o aluno aprende construindo uma coisa só, do primeiro ao último minuto. Para você, aula sem entrega é palestra.

CONTEXTO
- Projeto que o aluno termina: [transformação]
- Área: [tema]
- Alunos: [público]
- Por que ainda não conseguiram sozinhos: [dor]
- Minha bagagem: [sua experiência]

TAREFA
1. Descreva o projeto pronto em 5 critérios que o próprio aluno confere com sim ou não.
2. Quebre o projeto em 4 a 6 entregas. Cada aula existe só para produzir uma entrega. Corte qualquer assunto que não leve a uma delas.
3. Para cada aula, escreva: a entrega, o mínimo de teoria em até 150 palavras, a demonstração passo a passo com um exemplo que atravessa o curso inteiro, o modelo para o aluno preencher e os dois erros que mais aparecem, com a correção.
4. Crie uma ficha de avaliação por entrega, com três níveis (precisa refazer, dá para usar, ficou ótimo) e uma descrição concreta de cada nível.
5. Escreva a aula de conserto, para quem chegou ao fim e não gostou do que fez: um diagnóstico em 5 perguntas, e cada resposta leva à aula certa.

FORMATO
- Página 1: o projeto pronto, os critérios e a linha do tempo das entregas.
- Uma seção por aula, com os títulos ENTREGA, O MÍNIMO QUE VOCÊ PRECISA SABER, VEJA FAZER, SEU MODELO, ERROS COMUNS, AVALIE.
- Modelos com os campos em linhas para preencher.
- No fim, a aula de conserto em formato de perguntas e caminhos.

RESTRIÇÕES
- Se uma aula não muda nada no projeto, ela sai.
- O exemplo que atravessa o curso é inventado, aparece marcado como "exemplo" e tem contas que fecham.
- Nenhuma ferramenta paga é obrigatória. Indique sempre a opção gratuita.
- Sem promessa de resultado fora do projeto, sem dado inventado.
- Português do Brasil, tom de [tom de voz].
- Mostre primeiro os critérios e as entregas e espere a minha aprovação.`;

export const miniCurso: ProductType = {
  key: 'mini-curso',
  name: 'Mini curso',
  description: 'De quatro a sete aulas curtas, em vídeo ou com slides narrados.',
  bestFor:
    'Para o que se aprende melhor vendo fazer. Pede gravação: conte um fim de semana e um celular com boa luz.',
  variants: [
    {
      title: 'Roteiros para gravar falando',
      description:
        'Grade e roteiro de cada aula, em linguagem de conversa. Use quando você fica à vontade na frente da câmera.',
      text: lessonScripts,
    },
    {
      title: 'Slides narrados, sem aparecer',
      description:
        'Texto de cada slide e a fala que vai por cima. Use quando você prefere não mostrar o rosto.',
      text: facelessSlides,
    },
    {
      title: 'Curso por projeto',
      description:
        'O aluno constrói uma coisa só e cada aula é uma entrega. Use quando a transformação é algo que se vê pronto.',
      text: projectBased,
    },
  ],
};
