-- Up Migration

-- The list that a draw is bound to, as it stood at the close. What happens to an application afterwards does not change it.
create table lottery_entry (
  fund_id bigint not null references lottery,
  investment_id bigint primary key references investment,
  amount bigint not null check (amount > 0),
  -- Null until the draw.
  won boolean
);
create index lottery_entry_of_fund on lottery_entry (fund_id, investment_id) include (amount, won);
create trigger set_once before update on lottery_entry for each row execute function refuse_second_setting();
create trigger no_delete before delete on lottery_entry for each row execute function refuse_change();

create function refuse_entry_after_listing() returns trigger language plpgsql as $$
begin
  if exists (select from lottery where fund_id = new.fund_id and listed_at is not null) then
    raise exception 'the list of fund % is closed', new.fund_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger closed_list before insert on lottery_entry for each row execute function refuse_entry_after_listing();
