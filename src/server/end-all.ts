/** How to end what was begun, in the order it was. */
export type Ends = (() => unknown)[];

/** Ends all, the last first, whatever one of them fails with. @throws what the first one did */
export async function endAll(ends: Ends): Promise<void> {
  const failures: unknown[] = [];
  for (const end of ends.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
