import { progressText } from './executions.utils';

describe('progressText', () => {
  it('encourages while there is something left to do', () => {
    expect(progressText(40)).toBe(
      '40% concluído - Continue executando para validar seu produto digital!',
    );
  });

  it('congratulates at 100%', () => {
    expect(progressText(100)).toMatch(/^Parabéns!/);
  });
});
