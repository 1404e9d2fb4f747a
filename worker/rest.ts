/** `take` waits for a time. `end` ends the wait early, or does nothing if there is no wait. */
export interface Rest {
  take(ms: number): Promise<void>;
  end(): void;
}

export function createRest(): Rest {
  let end: () => void = () => undefined;
  return {
    take: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}
