-- Up Migration

-- ---------------------------------------------------------------- what the books give goes to investors

-- The contract gives investors the profit up to its cap (article on profit), and of a renewing fund's sale a quarter: a smaller dividend made the rest the
-- operator's. What is only said of a loss, and reaches the principal, has used the profit up before it (commercial code, article 538).
create function check_given_in_full() returns trigger language plpgsql as $$
declare
  given bigint;
begin
  select total_dividend into given from fixed_distribution where id = new.distribution_id;
  if given < new.priority + new.sale_quarter
    and not exists (select from fixed_distribution_share where distribution_id = new.distribution_id and loss > 0) then
    raise exception 'the books of period % of fund % give %, its dividend is %', new.number, new.fund_id, new.priority + new.sale_quarter, given
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger given_in_full after insert on period_closing deferrable initially deferred for each row execute function check_given_in_full();

-- What was fixed before stands with its words.
alter table rule_start disable trigger append_only;
insert into rule_start (rule, after_entry, after_explanation)
select 'given_in_full', (select coalesce(max(id), 0) from journal_entry), (select coalesce(max(id), 0) from statement_explanation);
alter table rule_start enable trigger append_only;
