// Patterns are written for folded text: lower case, no accents.

/** Worn phrases: the eye slides over them, because everybody has read them a hundred times. */
export const CLICHES =
  /\b(mud(e|ei|ou|aram|amos) (de|a sua|sua) vida|mudar (de|a sua|sua) vida|reprogram\w+ (a )?sua mente|transform\w+ vidas|transforme (a )?sua vida|transformar (a )?sua vida|transform\w+ (seus? )?sonhos? em realidade|realize seus sonhos|realizar seus sonhos|vida dos sonhos|saia da zona de conforto|zona de conforto|divisor de aguas|chave de ouro|proximo nivel|outro patamar|novo patamar|ao alcance d[aeo]s? (suas? maos?|seus dedos)|nao perca (essa|esta|mais) (chance|oportunidade|tempo)|oportunidade unica|chance unica|imperdivel|nunca (foi|antes) tao facil|de forma (simples|pratica|facil|rapida)( e (simples|pratica|facil|rapida|eficaz))?|pensando em voce|solucao (completa|ideal|definitiva|perfeita)|sucesso garantido|rumo ao sucesso|caminho do sucesso|segredo do sucesso|alavan(que|car) (seus|seu|suas) (resultados|negocio|vendas)|resultados? (incriveis|extraordinarios|surpreendentes|reais)|excelencia|qualidade de vida|voce merece|sem sair do sofa|passo decisivo|jornada|mundo digital|mercado cada vez mais competitivo|pens\w+ fora da caixa|game ?changer|desbloqueie (o )?seu (verdadeiro )?potencial|potencial maximo|melhor versao|alta performance|venha conhecer|confira|do zero ao avancado|tudo (o )?que voce precisa( saber)?|em um so lugar|como (um|uma) profissional|como nunca( antes)?|rapid[oa] e facil|facil e rapid[oa]|simples e rapid[oa]|rapid[oa] e simples|o que voce esta esperando)\b/;

/** Praise that proves nothing. */
export const SUPERLATIVES =
  /\b((?<=\bmelhor(es)?\b[^.,;!?\n]{0,40})d[oae] (brasil|mundo|mercado|internet)|o melhor|a melhor|os melhores|as melhores|numero (1|um) d[oae]|incrive(l|is)|revolucionari[oa]s?|inovador(a|es|as)?|exclusiv[oa]s?|extraordinari[oa]s?|fantastic[oa]s?|sensacional|sensacionais|espetacular(es)?|perfeit[oa]s?|unic[oa]s?|poderos[oa]s?|magic[oa]s?|surpreendentes?|definitiv[oa]s?|inigualave(l|is)|impecave(l|is)|excelentes?|otim[oa]s?|maravilhos[oa]s?|completissim[oa]s?|super|mega|ultra|top|absurd[oa]s?|insuperave(l|is)|de (alta|altissima|maxima|primeira) qualidade|qualidade)\b/;

/** Words that take the place of a fact. */
export const VAGUE =
  /\b(muit[oa]s?( mais)?|vari[oa]s|divers[oa]s|diferentes|coisas?|algo|resultados?|sucesso|solucao|solucoes|conteudos?|produtos?|servicos?|informacoes|recursos|beneficios|vantagens|experiencia|diferencia(l|is)|oportunidades?|objetivos?|metas?|eficiente|eficaz|moderno|completo|rapidamente|facilmente|em pouco tempo|em breve|(?<!nunca )mais)\b/;

export type ClaimRule = {
  pattern: RegExp;
  title: string;
  advice: string;
};

/** What Meta, Google and TikTok refuse in ads, and consumer law calls misleading. */
export const CLAIM_RULES: ClaimRule[] = [
  {
    pattern:
      /\b((compr|vend)[a-z]* (seguidores|curtidas|likes|inscritos|avaliacoes)|seguidores reais|cnh sem (prova|aula|autoescola|exame)|diploma (sem estudar|em \d+ dias)|(rastre|espion|clon|invad)[a-z]+ (o |a )?(celular|whatsapp|zap|instagram)|cassinos?|tigrinho|apostas? (certas?|garantidas?)|cigarros? eletronicos?|vapes?|replicas? (de )?(primeira linha|1a linha|marca)|atestado (medico )?sem consulta)\b/,
    title: 'Oferta proibida nas plataformas',
    advice:
      'Nenhuma reescrita resolve: mude o que você oferece, ou a conta de anúncios é bloqueada',
  },
  {
    pattern:
      /\b(sem consulta (ao|a) (spc|serasa)|sem consultar? (o |a )?(spc|serasa)|(emprestimo|credito) (na hora|aprovado|liberado)( na hora)?|limp(e|amos|ar) (o |seu )?(seu )?nome (sem pagar|em \d+))\b/,
    title: 'Crédito sem análise',
    advice:
      'Diga a taxa, o prazo e a instituição: crédito prometido a qualquer um é recusado em anúncios',
  },
  {
    pattern:
      /\b(rendas? (extra )?garantidas?|(retornos?|rendimentos?) (garantidos?|certos?)|ganhos? garantidos?|lucros? (garantidos?|certos?)|dinheiro (facil|rapido|garantido|na conta todos? os? dias?)|(fique|ficar|fica) ric[oa]|enriquec\w+|liberdade financeira|renda passiva|ganh(e|ar|ando|a) (muito |mais |bastante |um bom )?dinheiro( \w+)?( (dormindo|sem (trabalhar|esforco|fazer nada)))?|ganh(e|ar|ando) muito(?! (tempo|espaco|forca|conhecimento|mais))|muito dinheiro|sem (trabalhar|(nenhum )?esforco)|milionari\w+|viv(a|er) de renda|(fatur|ganh|lucr)(e|ar|ando) (alto|pesado|bem)\b|(garant\w+|rend(e|er|endo)|lucr(a|e|ar|ando)|retorno|rendimento)( (de|ate|mais de|lucros? de|ganhos? de))* ?(?!100)\d+(?:[.,]\d+)? ?% (por|ao|a cada) (dia|mes|semana|ano))/,
    title: 'Promessa de dinheiro fácil',
    advice: 'Troque pelo trabalho que a pessoa faz e pelo que ela aprende, sem garantir ganho',
  },
  {
    pattern:
      /\b(ganh(e|ar|ando)|fatur(e|ar|ando)|lucr(e|ar|ando)|receb(a|er)|faca|fazer|tire|tirar)( ate| de| mais de| cerca de| entre)? ?(r\$ ?[\d.,]+( ?(mil|k|reais))?|[\d.,]+ ?(mil|k)?( de)? reais|[\d.,]+ ?(mil|k))( ?(por|ao|todo|todos os|a cada) ?(dia|mes|semana|ano|dias))?/,
    title: 'Valor de ganho prometido',
    advice:
      'Tire o valor: anúncio com ganho prometido é recusado; mostre o que a pessoa produz ou vende',
  },
  {
    pattern:
      /\b(garant[a-z]+ (a |o )?(sua |seu )?(aprovacao|emprego|contratacao|resultados?|lucros?|renda)|resultados? (100% )?garantidos?|funciona (sempre|pra todo mundo|para todo mundo|para todos)|100% (garantido|eficaz|seguro|comprovado)|sem riscos?( nenhum)?|risco zero|impossivel (falhar|dar errado)|infalive(l|is)|garantid[oa]s?( ou seu dinheiro)?|comprovad[oa]s? cientificamente|cientificamente comprovad[oa]s?|milagros[oa]s?|milagre)\b/,
    title: 'Resultado garantido',
    advice:
      'Não garanta o resultado; garanta a compra, por exemplo com prazo para pedir o dinheiro de volta',
  },
  {
    pattern:
      /\b(cur(a|e|ar|ou|amos) (a |o |as |os |sua |seu |de |da |do |qualquer |toda )*(ansiedade|depressao|diabetes|cancer|insonia|dor(es)?|hernia|artrose|artrite|enxaqueca|vicios?|alergia|gastrite|psoriase|asma|doencas?|impotencia|calvicie)\b[^.,;!?\n]{0,20}|(?<=\b(comprou|tomou|usou)\b[^.\n]{0,12})(sarou|curou)|acab(a|e|ar) com (a|o)s? (diabetes|ansiedade|depressao|cancer|pressao alta)|elimin(a|e|ar) (a |o )?(diabetes|depressao|ansiedade|celulite|cancer)[^.,;!?\n]{0,12}|(emagre\w+|perc?(a|er|de)|elimin(e|ar)|secar?|seque) (ate )?\d+ ?(kg|quilos|kilos)[^.,;!?\n]{0,12}em (apenas |so |ate )?\d+ (dias?|horas?)|(derret|queim|sec|elimin)[a-z]+ (a |o |toda a |essa )?(barriga|gordura|pochete|culote)s?\b|(perdi|emagreci|sequei|eliminei) \d+ ?(kg|quilos|kilos)|emagrec\w+ (sem (dieta|esforco|exercicio|fechar a boca)|dormindo|rapido|comendo de tudo))/,
    title: 'Promessa de saúde',
    advice:
      'Fale do hábito e do acompanhamento; cura e perda de peso com prazo são recusadas em anúncios',
  },
  {
    pattern: /\b(antes e depois|veja o antes|foto do antes)\b/,
    title: 'Antes e depois',
    advice: 'Mostre o processo ou o produto em uso: a comparação de corpos é proibida em anúncios',
  },
  {
    pattern:
      /\b((voce|vc) (esta|ta|e) (gord[oa]|acima do peso|fei[oa]|depressiv[oa]|endividad[oa]|falid[oa]|velh[oa]|doente|feia)|sua (gordura|barriga enorme|feiura|depressao|divida vergonhosa))\b/,
    title: 'Ataque a uma característica da pessoa',
    advice: 'Descreva a situação, não a pessoa: apontar um atributo pessoal reprova o anúncio',
  },
  {
    pattern:
      /\b(segredo que (os|as) \w+ (nao querem|escondem)|os bancos nao querem|medicos (odeiam|escondem)|o governo (nao quer|esconde)|truque (caseiro )?(proibido|secreto)|metodo (secreto|proibido))\b/,
    title: 'Isca sensacionalista',
    advice:
      'Diga qual é a ideia: esconder a informação para forçar o clique derruba a entrega do anúncio',
  },
];
