import assert from 'node:assert/strict';
import { corrected, slipsIn } from './spelling.ts';
import { analyzeCopy } from './index.ts';

Deno.test('puts sure slips right, and touches nothing else', () => {
  const cases: Record<string, string> = {
    'voce aprende violao em 4 semana': 'você aprende violão em 4 semanas',
    'Promocao e opcoes': 'Promoção e opções',
    'NAO E FACIL': 'NÃO E FÁCIL',
    'disponivel tmb no mes que vem': 'disponível também no mês que vem',
    'https://site.com/promocao e contato@voce.com #promocao': '',
    'R$ 90 hora, 1 semana, aula 2 dia 3': '',
    'Aprenda a usar o ao vivo no travel blog': '',
  };
  for (const [typed, expected] of Object.entries(cases))
    assert.equal(corrected(typed), expected || typed);
});

Deno.test('a text with slips scores lower, says which, and is offered without them', () => {
  const typed = 'Aprenda violao em 4 semana e toque nas festas, mesmo que voce nunca tenha tocado';
  const { score, weaknesses, variations } = analyzeCopy(typed, 'titulo');
  assert.ok(score < analyzeCopy(corrected(typed), 'titulo').score);
  const slip = weaknesses.find(({ titulo }) => titulo === 'Erros de escrita');
  assert.match(slip?.texto ?? '', /“4 semana”.*“4 semanas”/);
  for (const { texto } of variations) assert.deepEqual(slipsIn(texto), [], texto);
});
