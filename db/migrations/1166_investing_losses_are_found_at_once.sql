-- Up Migration

-- Each payout asks whether anybody of its distribution loses principal: where nobody does, that was a reading of every share, once for each.
create index distribution_share_of_loss on fixed_distribution_share (distribution_id) where loss > 0;
