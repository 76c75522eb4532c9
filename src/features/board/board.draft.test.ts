import { changeOf, draftOf, toForm } from './board.draft';
import { toColumns } from './board.view';
import { task } from './testing/factories';

const card = task({ id: '1', titulo: 'Um', descricao: null });
const columns = toColumns([card, task({ id: '2', status: 'pronto', posicao: 'a5' })]);

describe('draftOf', () => {
  it('holds only what differs from the card', () => {
    expect(draftOf(card, toForm(card))).toEqual({});
    expect(draftOf(card, { ...toForm(card), descricao: 'x' })).toEqual({ descricao: 'x' });
  });
});

describe('changeOf', () => {
  it('trims texts, and stores an emptied description as none', () => {
    const withText = task({ id: '1', titulo: 'Um', descricao: 'algo' });
    const form = { ...toForm(withText), titulo: ' Dois ', descricao: '  ' };
    expect(changeOf(withText, form, columns).patch).toEqual({ titulo: 'Dois', descricao: null });
  });

  it('leaves out the NUL that a paste may carry', () => {
    const form = { ...toForm(card), titulo: 'a\0b', descricao: '\0' };
    expect(changeOf(card, form, columns).patch).toEqual({ titulo: 'ab', descricao: null });
  });

  it('puts a card that changes column on top of the new one', () => {
    const { patch } = changeOf(card, { ...toForm(card), status: 'pronto' }, columns);
    expect(patch).toEqual({ status: 'pronto', posicao: 'a4' });
  });
});
