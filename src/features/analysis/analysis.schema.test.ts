import { analysisSchema, generationSchema, MAX_TEXT, toAnalysisRequest } from './analysis.schema';

function problemOf(texto: string) {
  return analysisSchema.safeParse({ tipo: '', texto }).error?.issues[0]?.message;
}

describe('analysisSchema', () => {
  it.each(['', '  \n '])('asks for the text when it is %j', (texto) => {
    expect(problemOf(texto)).toBe('Por favor, insira o texto para análise');
  });

  it('takes up to 10.000 characters and says so beyond', () => {
    expect(problemOf('a'.repeat(MAX_TEXT))).toBeUndefined();
    expect(problemOf('a'.repeat(MAX_TEXT + 1))).toBe('O texto pode ter até 10.000 caracteres.');
  });

  it('trims the text', () => {
    expect(analysisSchema.parse({ tipo: 'cta', texto: ' Compre ' }).texto).toBe('Compre');
  });
});

it('sends no kind as null', () => {
  expect(toAnalysisRequest({ tipo: '', texto: 'x' })).toEqual({ tipo: null, texto: 'x' });
  expect(toAnalysisRequest({ tipo: 'cta', texto: 'x' })).toEqual({ tipo: 'cta', texto: 'x' });
});

it('asks for every field of a generation', () => {
  const issues = generationSchema.safeParse({ produto: '', publico: ' ', gerar: '' }).error?.issues;
  expect(issues?.map(({ path }) => path[0])).toEqual(['produto', 'publico', 'gerar']);
});
