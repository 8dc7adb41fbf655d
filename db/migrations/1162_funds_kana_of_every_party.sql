-- Up Migration

-- Banks' statements name payers in kana only: a seller, buyer or tenant without kana was compared with no remitter. New parties have them, of at least one
-- letter that is compared; whoever stands there without them is left as he is until an operator adds them (0990). See decision 0456.
alter table party drop constraint named_as_banks_do;
alter table party add constraint named_as_banks_do check (
  name is null
  or name_kana is not null and payer_key(name_kana) <> '' and normalize(name_kana, NFKC) ~ '^[ァ-ヶー・ ()\-./0-9A-Za-z]{1,100}$'
) not valid;

-- Parties without kana are a task of their own, which an operator may take.
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into strict rule from pg_constraint where conname = 'queue_duty_queue_check' and conrelid = 'queue_duty'::regclass;
  execute 'alter table queue_duty drop constraint queue_duty_queue_check, add constraint queue_duty_queue_check '
    || replace(rule, 'ARRAY[', 'ARRAY[''party_without_kana''::text, ');
end $$;
