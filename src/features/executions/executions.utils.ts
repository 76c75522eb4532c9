export function progressText(percent: number) {
  return percent === 100
    ? 'Parabéns! Você concluiu as cinco execuções e validou seu produto digital.'
    : `${percent}% concluído - Continue executando para validar seu produto digital!`;
}
