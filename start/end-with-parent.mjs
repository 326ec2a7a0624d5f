// Loaded by `node --import` into programs that know nothing of the start command: they end when it does, even
// if it was killed and could tell nobody. Plain JavaScript, because Node runs it before anything else.
process.on('disconnect', () => process.exit())
// Listening must not keep a program alive that has nothing else to do.
process.channel?.unref()
