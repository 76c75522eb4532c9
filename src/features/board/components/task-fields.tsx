import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/controls';
import { DESCRIPTION_MAX, TITLE_MAX } from '../board.types';

type Values = { titulo: string; descricao: string };

/** How much room is left, once it matters. */
function room(text: string, max: number) {
  return text.length > max * 0.8 ? `${text.length} de ${max} caracteres` : undefined;
}

export function TaskFields({
  values,
  onChange,
  isNew = false,
}: {
  values: Values;
  isNew?: boolean;
  onChange: (change: Partial<Values>) => void;
}) {
  return (
    <div className="flex flex-col gap-4">
      <Field label="Título *" hint={room(values.titulo, TITLE_MAX)}>
        {(control) => (
          <Input
            {...control}
            required
            // The dialog was opened to type here, not to be closed.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isNew}
            autoComplete="off"
            maxLength={TITLE_MAX}
            placeholder="O que precisa ser feito?"
            value={values.titulo}
            onChange={(event) => onChange({ titulo: event.target.value })}
          />
        )}
      </Field>
      <Field label="Descrição" hint={room(values.descricao, DESCRIPTION_MAX)}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={DESCRIPTION_MAX}
            placeholder="Detalhes, links, próximos passos (opcional)"
            value={values.descricao}
            onChange={(event) => onChange({ descricao: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
