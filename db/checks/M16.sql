-- Every applicant was of age (18 to under 80, on the day in Japan) and had been identified when applying; of one whose file was emptied nobody knows the birthday any more.
select investment.id as investment_id, investment.applied_at, member.birthday, member.identity_approved_at
from investment
join member on member.id = investment.member_id
where (extract(year from age((investment.applied_at at time zone 'Asia/Tokyo')::date, member.birthday)) not between 18 and 79
    and not exists (select from erasure where erasure.member_id = member.id))
  or not (
    coalesce(member.identity_approved_at <= investment.applied_at, false)
    -- A changed address begins the verification anew; the earlier one was good at its time.
    or exists (
      select from identity_check earlier
      where earlier.member_id = member.id and earlier.status = 'approved' and earlier.status_at <= investment.applied_at
    )
  )
order by investment.id
