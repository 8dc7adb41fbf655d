-- The whole book adds up to zero.
select sum(amount) as total
from posting
having sum(amount) <> 0
