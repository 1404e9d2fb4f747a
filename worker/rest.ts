/** A rest that can be ended early. `end` does nothing if no rest is in progress. */
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
