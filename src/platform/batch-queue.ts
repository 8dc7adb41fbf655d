/** One question that waits for its answer. */
export interface Waiting<Question, Answer> {
  question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

export interface BatchQueue<Question, Answer> {
  ask(question: Question): Promise<Answer>
  /** How many wait for the next round. */
  waiting(): number
}

/**
 * Answers many questions in one go: while one round is under way, the questions for the next collect. Nobody waits for a timer,
 * so a lone question is a round of one at once; under a burst a round grows by itself, up to `largest`.
 * `answerAll` resolves or rejects each of the round by itself; what it leaves open when it fails is rejected with its error.
 */
export function batchQueue<Question, Answer>(
  answerAll: (round: readonly Waiting<Question, Answer>[]) => Promise<void>,
  largest: number,
): BatchQueue<Question, Answer> {
  const queue: Waiting<Question, Answer>[] = []
  let isUnderWay = false

  async function workOff(): Promise<void> {
    while (queue.length > 0) {
      const round = queue.splice(0, largest)
      try {
        await answerAll(round)
      } catch (error) {
        // A second answer to the same question changes nothing.
        for (const one of round) one.reject(error)
      }
    }
    // Synchronously when the queue was found empty: a later moment would forget whoever came between.
    isUnderWay = false
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject })
        if (isUnderWay) return
        isUnderWay = true
        setImmediate(() => void workOff())
      }),
    waiting: () => queue.length,
  }
}
