/** Changes of the account, of which many need a recent sign-in. */
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { AuthenticationError } from '../../../client/index';
import { useSession } from './context';

type ActOptions<Answer, Asked> = Omit<UseMutationOptions<Answer, Error, Asked>, 'mutationFn'> & {
  act: (asked: Asked) => Promise<Answer>;
};

/** A change that is refused for want of a recent sign-in leaves for it, and stays busy until the page is gone. */
export function useAct<Answer, Asked = void>({
  act,
  ...options
}: ActOptions<Answer, Asked>): UseMutationResult<Answer, Error, Asked> {
  const { recent } = useSession();
  return useMutation({
    ...options,
    mutationFn: async (asked) => {
      try {
        return await act(asked);
      } catch (error) {
        if (recent === undefined || !isStepUp(error)) throw error;
        return recent.signInRecently();
      }
    },
  });
}

function isStepUp(error: unknown): boolean {
  return error instanceof AuthenticationError && error.details.reason === 'step_up';
}
