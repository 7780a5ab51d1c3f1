import type { ModelAnswer, ModelRequest } from '../fakes/model-server.ts';
import { asksForTranslation, BAD_TRANSLATION } from './bad-translation.ts';

/**
 * A model that errs in a share of its translations, by its own dice: asked the same again it may answer otherwise, as
 * real ones do. The dice are those of the seed, so that a test is the same each time.
 */
export function errsAtRandom(seed: number, share: (request: ModelRequest) => number) {
  let state = seed;
  const throwDice = () => {
    // Park and Miller's minimal standard generator.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let n = 0; n < 10; n += 1) throwDice();
  return (request: ModelRequest): ModelAnswer | null => {
    if (!asksForTranslation(request.fields)) return null;
    return throwDice() < share(request) ? { json: BAD_TRANSLATION } : null;
  };
}
