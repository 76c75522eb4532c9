import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useUserId } from './session';
import { readTab, writeTab } from './tab-storage';

/** Takes from a stored draft what still fits the form. */
export function withDraft<Values extends FieldValues>(empty: Values, draft: unknown): Values {
  const stored: object = typeof draft === 'object' && draft !== null ? draft : {};
  const fitting = Object.entries(stored).filter(
    ([name, value]) =>
      name in empty &&
      typeof value === typeof empty[name] &&
      Array.isArray(value) === Array.isArray(empty[name]),
  );
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** A form that keeps what is typed in this tab's storage, so that a reload loses nothing. */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  schema: ZodMiniType<Values, Values>,
  empty: Values,
) {
  const key = `rascunho:${useUserId()}:${name}`;
  const [initial] = useState(() => withDraft(empty, readTab(key)));
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: initial as DefaultValues<Values>,
  });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeTab(key, values),
      }),
    [subscribe, key],
  );

  return form;
}
