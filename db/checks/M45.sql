-- Every correction of a closed year was decided by two people, and came with the corrected annual report and a mail to the member.
select closing.member_id, closing.year, 'not decided by two' as what
from tax_year_closing closing
left join proposal on proposal.id = closing.proposal_id
-- Corrections of before the papers' payee was kept name no proposal.
where closing.number > 0 and closing.payee_name is not null
  and (proposal.status = 'approved' and (proposal.decided_by <> proposal.proposed_by or proposal.sole_operator)) is not true
union all
select closing.member_id, closing.year, 'no corrected report'
from tax_year_closing closing
where closing.number > 0 and closing.payee_name is not null and closing.paper = 'annual_report'
  and not exists (
    select from annual_report report
    where report.member_id = closing.member_id and report.year = closing.year and report.issued_at >= closing.closed_at)
union all
select closing.member_id, closing.year, 'the member was not told'
from tax_year_closing closing
where closing.number > 0 and closing.payee_name is not null
  and not exists (
    select from tax_year_closing one
    join mail_outbox mail on mail.key = 'tax-year-corrected:' || one.id
    where one.member_id = closing.member_id and one.year = closing.year and one.proposal_id = closing.proposal_id)
