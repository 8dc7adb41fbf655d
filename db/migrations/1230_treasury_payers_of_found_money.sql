-- Up Migration

-- ---------------------------------------------------------------- money that came under another name

-- Money of an unknown owner that two people found to be a member's is refunded as any other: where its remitter is not the member by his whole name, two
-- people decide to whom it goes. Before, only deposits for the application were asked, also where the refund is of other money. See decision 0476.

-- Who else than the member sent money that is in a refund: of found money the remitter of its line, as the bank's list or else its statement names him; of any
-- other, whoever else paid for the application before it was owed. 振込 at the start of a statement's remarks is the bank's own word.
create function payers_of_refund(wanted bigint) returns table (payer text, bank text) language sql stable as $$
  with found as (
    select coalesce(nullif(line.remitter_name_kana, ''), regexp_replace(line.remarks, '^\s*(?:振込|フリコミ|ﾌﾘｺﾐ)\s*', '')) as remitted,
      trim(line.payer_bank_name || ' ' || line.payer_branch_name) as bank, member.family_name || member.given_name as name, member.family_name_kana || ' ' || member.given_name_kana as kana
    from standing_resolution done
    join refund on refund.id = done.refund_id
    join member on member.id = refund.member_id
    join bank_line line on line.id = done.bank_line_id
    where refund.id = wanted
  )
  select remitted, bank from found
  where remits_as(forms_of_remitter(remitted), name, kana, true) is distinct from 'whole'
  union
  select line.remitter_name_kana, trim(line.payer_bank_name || ' ' || line.payer_branch_name)
  from refund join deposit on deposit.investment_id = refund.investment_id join bank_line line on line.id = deposit.bank_line_id
  where refund.id = wanted and deposit.name_differs and deposit.booked_at <= refund.owed_since and not exists (select from found)
$$;

create or replace function payer_differs(wanted bigint) returns boolean language sql stable as $$
  select exists (select from payers_of_refund(wanted)) $$;
