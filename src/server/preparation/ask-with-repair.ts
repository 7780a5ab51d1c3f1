import { type Answer, askModel, type Question } from './ask-model.ts';
import type { CheckProblem } from './check-problem.ts';
import type { ModelChoice, NamedModel } from './models.ts';
import type { PreparationDeps } from './preparation-deps.ts';
import { rememberStep } from './steps.ts';

export interface CheckedQuestion<T> extends Question<T> {
  articleId: string;
  step: string;
  /** Everything the answer depends on besides prompt and model; without the fence's random token. */
  input: unknown;
  promptVersion: string;
  check(value: T): CheckProblem[];
}

export interface CheckedAnswer<T> {
  /** The last answer that was one at all; null when the model gave none twice. */
  value: T | null;
  /** Empty when the answer is good. */
  problems: CheckProblem[];
}

/**
 * Asks, checks, and asks once more with what was wrong. Both answers are stored before they are judged, so
 * a rerun walks the same way without paying.
 */
export async function askWithRepair<T>(
  deps: PreparationDeps,
  choice: ModelChoice,
  model: NamedModel,
  question: CheckedQuestion<T>,
): Promise<CheckedAnswer<T>> {
  const first = judge(await askOnce(deps, choice, model, question), question);
  if (first.problems.length === 0 || first.isRefused) return first;
  const repaired = judge(
    await askOnce(deps, choice, model, repairOf(question, first.problems)),
    question,
  );
  return repaired.value === null && first.value !== null ? first : repaired;
}

function repairOf<T>(question: CheckedQuestion<T>, problems: CheckProblem[]): CheckedQuestion<T> {
  const list = problems.map((problem) => `- ${problem.message}`).join('\n');
  return {
    ...question,
    step: `${question.step} repair`,
    input: { of: question.input, problems: problems.map((problem) => problem.message) },
    // Twice the room: a cut answer with the same limit would be cut again.
    maxOutputTokens: question.maxOutputTokens * 2,
    system: `${question.system}\n\nAn earlier answer failed these checks; answer again without these faults:\n${list}`,
  };
}

function askOnce<T>(
  deps: PreparationDeps,
  choice: ModelChoice,
  model: NamedModel,
  question: CheckedQuestion<T>,
): Promise<Answer<T>> {
  const { articleId, step, input, promptVersion } = question;
  return rememberStep(
    deps,
    { articleId, step, input, promptVersion, model: model.name },
    async () => {
      const { answer, ...usage } = await askModel(deps, choice, model, question);
      return { output: answer, ...usage };
    },
  );
}

const FAULT_MESSAGES = {
  length: 'Atsakymas nutrūko nepasibaigęs.',
  refused: 'Modelis atsisakė atsakyti (turinio filtras).',
  invalid: 'Atsakymas nėra reikiamos formos JSON.',
} as const;

function judge<T>(
  answer: Answer<T>,
  question: CheckedQuestion<T>,
): CheckedAnswer<T> & { isRefused: boolean } {
  if (answer.ok) {
    return { value: answer.value, problems: question.check(answer.value), isRefused: false };
  }
  return {
    value: null,
    problems: [{ rule: 'answer', message: FAULT_MESSAGES[answer.kind] }],
    isRefused: answer.kind === 'refused',
  };
}
