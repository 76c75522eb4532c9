-- The only doors to the credits. Each is safe to repeat: the row lock of settle_credits puts
-- simultaneous calls of one user in line, the request id tells a retry from a new request.
-- SQLSTATE PTnnn becomes HTTP nnn at the API; the hint is the stable name of the error.

create function private.require_user() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception using
      errcode = 'PT401', message = 'Usuário não autenticado', hint = 'not_authenticated';
  end if;
  return auth.uid();
end;
$$;

create function public.ensure_user_credits() returns public.user_credits
language sql security definer set search_path = ''
as $$ select private.settle_credits(private.require_user()) $$;

comment on function public.ensure_user_credits() is
  'Devolve o saldo de quem chama; cria a linha e renova o mês do PRO se for preciso.';

create function public.spend_credit(
  p_auth_id uuid, p_feature text, p_request_id uuid, p_amount integer default 1
) returns public.credit_transactions
language plpgsql security definer set search_path = ''
as $$
declare
  v_credits public.user_credits;
  v_entry public.credit_transactions;
begin
  if p_amount < 1 then
    raise exception using
      errcode = 'PT400', message = 'Quantidade de créditos inválida.', hint = 'invalid_amount';
  end if;

  v_credits := private.settle_credits(p_auth_id);

  if exists (
    select from public.credit_transactions
    where auth_id = p_auth_id and request_id = p_request_id and tipo = 'estorno'
  ) then
    raise exception using
      errcode = 'PT409', message = 'Este pedido já foi estornado.', hint = 'already_refunded';
  end if;

  select * into v_entry from public.credit_transactions
  where auth_id = p_auth_id and request_id = p_request_id and tipo = 'uso';
  if found then
    return v_entry;
  end if;

  if v_credits.plan_type <> 'pro' then
    raise exception using
      errcode = 'PT403',
      message = 'O Visual Creator é exclusivo para usuários PRO. Faça upgrade para acessar!',
      hint = 'not_pro';
  end if;
  if v_credits.credits_available < p_amount then
    raise exception using
      errcode = 'PT402',
      message = 'Seus créditos mensais acabaram. Aguarde a renovação.',
      hint = 'no_credits';
  end if;

  update public.user_credits
  set credits_available = credits_available - p_amount, credits_used = credits_used + p_amount
  where auth_id = p_auth_id;

  insert into public.credit_transactions
    (auth_id, tipo, feature, credits_used, credits_remaining, request_id)
  values
    (p_auth_id, 'uso', p_feature, p_amount, v_credits.credits_available - p_amount, p_request_id)
  returning * into v_entry;
  return v_entry;
end;
$$;

comment on function public.spend_credit(uuid, text, uuid, integer) is
  'Cobra uma vez por pedido e devolve o lançamento. Erros: PT402 no_credits, PT403 not_pro, PT409 already_refunded, PT400 invalid_amount.';

create function public.refund_credit(p_auth_id uuid, p_request_id uuid)
returns setof public.credit_transactions
language plpgsql security definer set search_path = ''
as $$
declare
  v_credits public.user_credits;
  v_charge public.credit_transactions;
  v_back integer;
begin
  v_credits := private.settle_credits(p_auth_id);

  return query select * from public.credit_transactions
  where auth_id = p_auth_id and request_id = p_request_id and tipo = 'estorno';
  if found then
    return;
  end if;

  select * into v_charge from public.credit_transactions
  where auth_id = p_auth_id and request_id = p_request_id and tipo = 'uso';
  if not found then
    return;
  end if;

  -- A charge of last month was already made good by the renewal: only this month's use comes back.
  v_back := least(v_charge.credits_used, v_credits.credits_used);
  update public.user_credits
  set credits_used = credits_used - v_back,
      credits_available = credits_available + case plan_type when 'pro' then v_back else 0 end
  where auth_id = p_auth_id
  returning * into v_credits;

  return query insert into public.credit_transactions
    (auth_id, tipo, feature, credits_used, credits_remaining, request_id)
  values
    (p_auth_id, 'estorno', v_charge.feature, -v_back, v_credits.credits_available, p_request_id)
  returning *;
end;
$$;

comment on function public.refund_credit(uuid, uuid) is
  'Devolve no máximo uma vez o que o pedido cobrou, e o lançamento; nenhuma linha se não cobrou nada.';

revoke all on function
  private.require_user(),
  public.ensure_user_credits(),
  public.spend_credit(uuid, text, uuid, integer),
  public.refund_credit(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.ensure_user_credits() to authenticated;
grant execute on function
  public.spend_credit(uuid, text, uuid, integer),
  public.refund_credit(uuid, uuid)
to service_role;
