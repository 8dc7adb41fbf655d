/**
 * Loaded before a child's own entry: when the process that started it is gone (even by kill -9), the channel to it closes,
 * and the child ends in order, as on SIGTERM. So nothing keeps a port or works on unseen.
 */
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
