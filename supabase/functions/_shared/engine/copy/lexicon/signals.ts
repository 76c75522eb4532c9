// Patterns are written for folded text: lower case, no accents.

const NUMBER_WORD =
  'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|duzent[oa]s|mil';

const FIGURE = '\\d+(?:[.,]\\d+)*';

/** Numbers with what they count; a bare figure is in the second half. */
export const NUMBERS = new RegExp(
  `(r\\$ ?${FIGURE}( mil)?|\\b\\d{1,2}h(\\d{2})?\\b|\\b\\d+x\\d+\\b|(?<![\\d-])\\b${FIGURE}(?!-?\\d)( ?%| ?(kg|km|m²|g|ml|min|x|gb|mil|mm|cm|m)(?![a-z\\d]))?( (?!(e|de|do|da|em|no|na|por|para|pra|com|que|ou|as|ao|a|o)\\b)[a-z]+)?|\\b(${NUMBER_WORD}) (?!(vezes mais|e|que|por|a|de|em)\\b)[a-z]{3,})`,
);

export const TIME =
  /\b((em|por|de|a cada|durante|dentro de|menos de|ate|so|apenas) (\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|dez|quinze|vinte|trinta) ?(minutos?|min|horas?|h|dias?|semanas?|meses|mes|anos?|noites?|tardes?|finais de semana)|(num|em um|neste|nesse|este|no) (fim de semana|final de semana|sabado|domingo|feriado)|(todo|cada) (dia|mes|domingo|sabado)|(por|ao|na) (semana|dia|mes)|ate (segunda|terca|quarta|quinta|sexta|sabado|domingo|o dia \d+|as \d+h?)|ainda (este|esse|neste) (mes|ano)|ainda hoje|(esta|nesta) (semana|tarde|noite)|hoje a noite|antes d[oa] (dia \d+|fim do mes|almoco|cafe))\b/;

/** What the reader gets, or gets rid of, said as such. */
export const BENEFIT_PHRASES =
  /\b((para|pra) (voce )?(nunca mais|nao precisar|parar de|deixar de|ter|poder|saber)\b|sem ((voce )?(?!acucar|celular|lugar|mulher)[a-z]+[aei]r\b|medo|culpa|dor de cabeca|gastar|perder|pagar|sair|cortar|abrir mao|decorar|travar|aparecer|investir|correr|complicacao|enrolacao|improvis\w+|planilhas?|estoque|chefe|susto|aperto|gritar|castigo|remedio|juros|atraso|refazer|brigar|cansar|academia|equipamento)[^.,;:!?\n]{0,30}|mesmo (que|sem|se|com|nunca|quem|[a-z]+ndo)\b[^.,;:!?\n]{0,40}|chega de [^.,;:!?\n]{2,40}|par(e|ar) de [^.,;:!?\n]{2,40}|deix(e|ar) de [^.,;:!?\n]{2,40}|nunca mais [^.,;:!?\n]{2,40}|(gastando|pagando|investindo) (ate|menos de|so|apenas|no maximo) [^.,;:!?\n]{2,30}|(?<!\d )\d+ (erros|motivos|jeitos|formas|dicas|sinais|perguntas|frases|ideias|modelos) (que|para|de|pra)\b[^.,;:!?\n]{2,40}|pront[oa]s? (em|para) [^.,;:!?\n]{3,30}|com (mais )?(calma|seguranca|confianca|tranquilidade|clareza|folga|lucro)|sobr(a|ar|e) (tempo|dinheiro))/;

/** What the product is made of: says nothing until it is tied to a gain. */
export const FEATURES =
  /\b(\d+ (modulos?|aulas?|videoaulas?|horas de (conteudo|video)|paginas|videos|gb|licoes)(?! por (dia|semana|noite))|modulos?|videoaulas?|aulas? (gravadas?|ao vivo|online)|area de membros|acesso (vitalicio|ilimitado)|plataforma (moderna|completa|robusta|online)|interface|painel|tecnologia( de ponta)?|funcionalidades?|recursos (avancados|exclusivos)|suporte 24( ?h| horas)?|material (completo|didatico|em pdf)|certificado|integracao|integracoes|dashboard|nuvem|possui|contem|conta com|composto por|oferecemos|atualizacoes)\b/;

/** Who it is for, said outright. */
export const AUDIENCE =
  /\b((para|pra|a) quem\b[^.,;:!?\n]{3,60}|(ajud|ensin)(o|a|amos|ar) (as |os )?[a-z]+s\b[^.,;:!?\n]{0,40}? a [a-z]+[aei]r\b|(para|pra) (a |o )?((?!frente|ambiente|presente|dente|cliente|maioria|garantia)[a-z]+(ista|eir[oa]|olog[oa]|ante|ente|aria|shop)|loja|clinica|salao|academia|igreja|escola|advogad[oa]|medic[oa]|mei|iniciante|terceira idade|melhor idade|cachorro|gato|pets?|bebe|crianca|gestante|noiva|idos[oa]|casal|(sua|seu) (familia|filh[oa]|equipe|time|loja|empresa|cachorro|gato))\b( que [^.,;:!?\n]{3,50})?|(para|pra) (?![a-z]+[aei]r\b)[a-z]{3,} que (tem|tem|quer|nao|sofre|precisa|vive|trabalha|estuda|mora|usa|gosta)\b[^.,;:!?\n]{2,50}|(para|pra) (quem|voce que|o[s]? que|a[s]? que)\b[^.,;:!?\n]{3,60}|(para|pra) (as |os |suas? |seus? )?(?!mais|menos|dois|duas|tres|sempre|todos?|todas?|voces?|nos|seus|suas|as|os|pessoas\b|dias|meses|anos|semanas|vendas|resultados|redes|clientes?|alunos?)[a-z]{3,}(s|es|ns|is)\b ?[^.,;:!?\n]{0,40}|(feit[oa]|criad[oa]|pensad[oa]|ideal|indicad[oa]) (para|pra) [^.,;:!?\n]{3,40}|(^|[.!?]\s|\n|\bse )voce (e|ja e|trabalha|vende|atende|da aula|tem|esta|vive|cuida|mora|estuda|que)\b[^.,;:!?\n]{0,50})/;

/** A group called by its name at the start; what follows must speak to it. */
export const CALLED =
  /^(maes?|pais?|professor[ae]?s?|confeiteir[ao]s?|autonom[ao]s?|freelancers?|mulher(es)?|homens|designers?|advogad[ao]s?|manicures?|nutricionistas?|psicolog[ao]s?|donos?|donas?|estudantes?|concurseir[ao]s?|iniciantes?|empreendedor[ae]s?|fotograf[ao]s?|programador[ae]s?|desenvolvedor[ae]s?|tutor[ae]s?|noiv[ao]s?|gestantes?|sindic[ao]s?|restaurantes?|lojistas?|clinicas?|igrejas?|corretor[ae]?s?|vendedor[ae]?s?)\b[^.;:!?\n]{0,30}[,:]/m;

/** A scene from the reader's day, asked: 'Foi demitido e não recebeu?' */
export const SCENE_QUESTION =
  /^(voce |seu |sua |seus |suas |ja |ainda |nao |foi |vai |tem |esta |cansou |perdeu |cansad[oa] |sofre |precisa )[^.!?\n]{10,90}\?/;

/** 'Você ainda controla tudo no caderno?', 'Cansado de perder cliente?': what is done there is the trouble. */
export const PAIN_QUESTION =
  /^((voce|vc|seu|sua)\b[^.!?\n]* nao |(voce|vc|voces) (ainda|ja(?! (pensou|imaginou|sonhou|quis))|nao|cansou|esta|sofre|perde|vive|sente|esquece)\b|ainda |cansou|cansad[oa]s? |perdeu |sofre |vive |(esta |ta |e )?(dificil|falta|sem) )[^.!?\n]*\?/;

export const EVERYBODY =
  /\b((para|pra) (todo mundo|todo (o )?tipo de|todos( os (publicos|gostos|tipos|perfis))?(?! (o|a|os|as) )\b|todas( as (pessoas|idades))?(?! (o|a|os|as) )\b|qualquer (um|uma|pessoa|publico)|toda a familia|pessoas(?! (que|com|de|acima|sem|em)\b))\b|qualquer pessoa|todo mundo)/;

export const ADDRESSES_READER = /\b(voce|vc|seus?|suas?|te|contigo)\b/;

/** Facts that a doubtful reader can check, or a risk taken off the reader. */
export const PROOF =
  /(\b\d[\d.]*( mil)? [a-z]+ (ja )?(usam|usando|compraram|confiam|testaram|fizeram)\b|(?<!\b(em cada|para|ate|(turma|grupo)s? de) )\b\d[\d.]*( mil)? (alun[oa]s|clientes|pessoas|mulheres|homens|maes|familias|empresas|lojas|restaurantes|pequenos negocios|negocios|profissionais|confeiteir[ao]s|professor[ae]s|avaliacoes|depoimentos|vendas|pedidos|assinantes|usuari[oa]s|estudantes|donos|manicures|autonom[ao]s|freelancers|casais|tutores|designers|nutricionistas|concurseiros)|\b(\d+|sete|quinze|trinta) dias (de garantia|para (testar|pedir|devolver|desistir)|gratis)|garantia de \d+ dias|\b\d+ anos (de|como|na|no|atendendo|dando|ensinando)\b|\bdevolv(emos|o|e) (o |seu |todo o |100% )?(seu )?(dinheiro|valor)|dinheiro de volta|reembols\w+|\b(test(e|ar)|experiment(e|ar)|comece|comecar) (gratis|de graca|sem (pagar|cartao|compromisso))|\bsem (cartao|fidelidade|compromisso|mensalidade|letras miudas|multa)|cancel(e|a|ar) quando quiser|\b(cr[nmpoefa]|cref|oab|crefito)\b[ -/]*([a-z]{2}\b[ -/]*)?\d+|\b(pelo|no) mec\b|\bdepoimentos?\b|\bnota \d[.,]\d|\b\d,\d estrelas|por r\$ ?\d+(?:[.,]\d+)*|r\$ ?\d+(?:[.,]\d+)* (por mes|ao mes|a vista|no pix)|\d+x de r\$|\b[a-z]+, de [a-z]+( [a-z]+)?,|pix|\b(de graca|gratis|gratuit[oa])\b|\bprimeira? (aula|capitulo|semana|mes|consulta) (gratis|gratuit[oa]|por r\$))/;

/** Calls that say neither what to do nor what comes of it. */
export const GENERIC_CALLS =
  /\b(clique aqui|clica aqui|saiba mais|descubra agora|compre ja|compre agora|confira( ja| agora)?|aproveite( ja| agora)?|acesse( ja| agora)?|nao perca|nao fique de fora|garanta ja( o seu| a sua)?|click|enviar|submit|compr[ae] aqui|link (na|da) bio|veja mais|cadastre-se|inscreva-se( ja| agora)?|adquira (ja|agora)?|comprar( agora)?|entre em contato|fale conosco|venha (nos |nos fazer |fazer )?(conhecer|conferir|uma visita)|conheca (os |as )?noss[ao]s? [a-z]+|venha nos conhecer|venha [a-z]+r (conosco|com a gente)|link nos comentarios|ligue ja)\b/;

/** 'Quer que eu separe o seu?': how one asks in a chat. */
export const OFFER_QUESTION =
  /^(quer que eu|posso (separar|reservar|mandar|enviar|te)|topa|vamos|bora)\b[^.!?\n]*\?/m;

export const URGENCY =
  /\b(hoje|agora|ate (segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|o dia \d+|as \d+h?|meia-noite)|so (ate|\d+ vagas)|\d+ vagas|ultim[ao]s? (vagas?|dias?|horas?|unidades?))\b/;

export const PORTUGUESE =
  /^(a|o|as|os|e|de|da|do|das|dos|em|no|na|nos|nas|um|uma|para|pra|por|com|sem|que|se|mais|voce|seu|sua|seus|suas|como|nao|ao|aos|mesmo|quem|ou|ja|so|ate|sobre|entre|quando|porque|onde|tudo|todo|toda|cada|meu|minha|este|esta|esse|essa|isso|pelo|pela|ser|ter|fazer|vai|tem|hoje|agora|aqui|gratis)$/;

export const ENGLISH =
  /^(the|and|of|to|in|for|with|your|you|is|are|this|that|from|how|get|make|learn|our|we|it|on|at|by|best|now|more|without|will|can|have|money|business|course|free|buy|click|here|start|today|grow|sell|build|an|be)$/;
