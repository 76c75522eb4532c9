import { normalizePassword } from './sign-in.utils';

describe('normalizePassword', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    [' 529.982.247-25 ', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
  ])('sends the formatted document %s as digits', (typed, sent) => {
    expect(normalizePassword(typed)).toBe(sent);
  });

  it.each(['52998224725', 'minha.senha-1', '529.982.247-2', ' com espaço '])(
    'leaves %j as typed',
    (typed) => expect(normalizePassword(typed)).toBe(typed),
  );
});
