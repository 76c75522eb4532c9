import { withDraft } from './use-draft-form';

const empty = { tipo: '', cores: [] as string[] };

describe('withDraft', () => {
  it('restores what was typed', () => {
    const draft = { tipo: 'cta', cores: ['Azul'] };
    expect(withDraft(empty, draft)).toEqual(draft);
  });

  it.each([null, 'lixo', 7, { tipo: 3, cores: 'Azul' }, { tipo: null, outro: 'x' }])(
    'ignores %j',
    (draft) => {
      expect(withDraft(empty, draft)).toEqual(empty);
    },
  );
});
