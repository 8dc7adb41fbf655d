-- Payments to a member who was stopped go on by the decision of two people alone, neither of them the one who is stopped. Stops that were lifted before the rule are left out.
select id as hold_id, member_id, lifted_by from payout_hold hold
where takes_two and lifted_at is not null and not is_lifted_by_two(hold)
