import { ScanSearch } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Select, Textarea } from '@/components/ui/controls';
import { Field } from '@/components/ui/field';
import { copyKinds } from '@/content/copy-kinds';
import { MAX_TEXT, type AnalysisInput } from '../analysis.schema';
import { TextCounter } from './text-counter';

type AnalysisFormProps = {
  form: UseFormReturn<AnalysisInput>;
  isBusy: boolean;
  onSubmit: () => void;
};

export function AnalysisForm({ form, isBusy, onSubmit }: AnalysisFormProps) {
  const { control, register, formState } = form;
  const texto = useWatch({ control, name: 'texto' });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Tipo (opcional)">
        {(props) => (
          <Select {...props} {...register('tipo')}>
            <option value="">Descobrir pelo texto</option>
            {copyKinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Texto"
        error={formState.errors.texto?.message}
        hint={<TextCounter text={texto} max={MAX_TEXT} />}
      >
        {(props) => (
          <Textarea
            {...props}
            {...register('texto')}
            required
            placeholder="Cole aqui a promessa, o título ou a copy que você quer melhorar."
            className="field-sizing-content max-h-96 min-h-[120px]"
          />
        )}
      </Field>
      <Button type="submit" size="lg" isPending={isBusy}>
        {!isBusy && <ScanSearch aria-hidden className="size-5" />}
        {isBusy ? 'Analisando...' : 'Analisar'}
      </Button>
    </form>
  );
}
