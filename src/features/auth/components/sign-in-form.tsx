import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/controls';
import { Field } from '@/components/ui/field';
import { connectAuth } from '@/lib/session-store';
import { useSingleRun } from '@/lib/use-single-run';
import { useSignIn } from '../api/sign-in';
import { signInSchema } from '../sign-in.schema';

type SignInFormProps = {
  /** Somebody began to fill it in: what comes after the sign-in may be fetched. */
  onBegin?: () => void;
};

export function SignInForm({ onBegin }: SignInFormProps) {
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const signIn = useSignIn();
  const runOnce = useSingleRun();
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(signInSchema),
    mode: 'onChange',
    defaultValues: { email: '', password: '' },
  });
  const ToggleIcon = isPasswordShown ? EyeOff : Eye;

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void handleSubmit((input) =>
          // Why it failed is said by the mutation.
          runOnce(() => signIn.mutateAsync(input).catch(() => undefined)),
        )(event)
      }
    >
      <Field label="E-mail" error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            // The client downloads while the learner types.
            onFocus={() => {
              void connectAuth().catch(() => undefined);
              onBegin?.();
            }}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="E-mail usado na compra"
          />
        )}
      </Field>
      <Field label="Senha" error={formState.errors.password?.message}>
        {(control) => (
          <div className="relative">
            <Input
              {...control}
              {...register('password')}
              type={isPasswordShown ? 'text' : 'password'}
              autoComplete="current-password"
              placeholder="CPF ou CNPJ da compra, só números"
              className="pr-12"
            />
            <button
              type="button"
              className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-lg text-muted hover:text-ink"
              aria-label={isPasswordShown ? 'Ocultar senha' : 'Mostrar senha'}
              onClick={() => setIsPasswordShown(!isPasswordShown)}
            >
              <ToggleIcon aria-hidden className="size-5" />
            </button>
          </div>
        )}
      </Field>
      <Button type="submit" size="lg" isPending={signIn.isPending}>
        {signIn.isPending ? 'Acessando missão...' : 'ENTRAR NA MISSÃO'}
      </Button>
    </form>
  );
}
