import * as z from 'zod/mini';

export const signInSchema = z.object({
  email: z.string().check(z.trim(), z.email('Email inválido')),
  // Six or more passes, the text says eleven: both are the product's specification (a CPF has 11).
  password: z.string().check(z.minLength(6, 'Senha deve ter pelo menos 11 caracteres')),
});

export type SignInInput = z.infer<typeof signInSchema>;
