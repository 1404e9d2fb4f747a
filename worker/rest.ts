/** A rest that can be ended before its time; ending one that is over, or none, does nothing. */
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
