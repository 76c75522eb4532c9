import { WandSparkles } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/controls';
import { Field } from '@/components/ui/field';
import { MAX_FIELD, type GenerationRequest } from '../analysis.schema';
import { TextCounter } from './text-counter';

type GenerationFormProps = {
  form: UseFormReturn<GenerationRequest>;
  isBusy: boolean;
  onSubmit: () => void;
};

const fields = [
  {
    name: 'produto',
    label: 'Produto',
    placeholder: 'Ex.: guia digital para organizar a festa infantil em casa em 7 dias',
  },
  {
    name: 'publico',
    label: 'Público',
    placeholder: 'Ex.: mães de crianças de 2 a 8 anos, com orçamento curto',
  },
  {
    name: 'gerar',
    label: 'O que gerar',
    placeholder: 'Ex.: 5 headlines para a página de vendas',
  },
] as const;

export function GenerationForm({ form, isBusy, onSubmit }: GenerationFormProps) {
  const { control, register, formState } = form;
  const values = useWatch({ control });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fields.map(({ name, label, placeholder }) => (
        <Field
          key={name}
          label={label}
          error={formState.errors[name]?.message}
          hint={<TextCounter text={values[name] ?? ''} max={MAX_FIELD[name]} />}
        >
          {(props) => (
            <Textarea
              {...props}
              {...register(name)}
              required
              rows={2}
              placeholder={placeholder}
              className="field-sizing-content max-h-72 min-h-20"
            />
          )}
        </Field>
      ))}
      <Button type="submit" size="lg" isPending={isBusy}>
        {!isBusy && <WandSparkles aria-hidden className="size-5" />}
        {isBusy ? 'Gerando...' : 'Gerar'}
      </Button>
    </form>
  );
}
