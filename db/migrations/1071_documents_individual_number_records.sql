-- Up Migration

-- Whose individual number (個人番号) whoever keeps the numbers outside has told us to hold, since when and under which reference there; never the number. The last
-- row of a member counts: one without a day takes back what was written down by mistake, or says that the number was destroyed. See decision 0422.
create table individual_number_record (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  received_on date,
  reference text,
  recorded_at timestamptz not null,
  recorded_by bigint not null references member,
  check (num_nonnulls(received_on, reference) in (0, 2)),
  check (received_on <= japan_date(recorded_at)),
  -- Twelve digits in a row may be the number itself.
  check (length(reference) between 1 and 40 and normalize(reference, nfkc) !~ '\d([^[:alnum:]]*\d){11}')
);
create index individual_number_record_of_member on individual_number_record (member_id, id desc);
create trigger append_only before update or delete on individual_number_record for each row execute function refuse_change();
create trigger append_only_truncate before truncate on individual_number_record execute function refuse_change();

create view individual_number_kept as
select last.member_id, last.received_on, last.reference, last.recorded_at, last.recorded_by
from individual_number_record last
where last.received_on is not null and not exists (
  select from individual_number_record later where later.member_id = last.member_id and later.id > last.id);

select watch_operator_writes();
