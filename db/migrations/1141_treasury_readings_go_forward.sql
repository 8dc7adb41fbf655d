-- Up Migration

-- How far deposits were read is what checks of lateness count from: wiped or put back, several of them fell silent at once. See decision 0449.
create function keep_bank_reading() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.id <> old.id or new.read_at < old.read_at then
    raise exception 'the reading of the bank goes forward only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger goes_forward before update or delete on bank_reading for each row execute function keep_bank_reading();
create trigger append_only_truncate before truncate on bank_reading execute function refuse_change();
