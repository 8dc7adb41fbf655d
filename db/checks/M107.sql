-- What a fund has lost is of a distribution that ends it, or of a payment that takes a part over, and the books show it.
select entry.id as entry_id, loss_without_cause(entry.id) as problem
from journal_entry entry
where entry.kind = 'loss_allocated'
  and not exists (select from journal_entry reversal where reversal.reverses = entry.id)
  and loss_without_cause(entry.id) is not null
