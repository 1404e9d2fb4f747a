/** Shows a page only to somebody who signed in recently. */
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../parts/loading';
import { usePartsSpeech } from '../parts/speech';
import { useSession } from './context';

/** Somebody else may have found the browser signed in. It is enough that the sign-in was recent when the page opened. */
export function RecentlySignedIn({ children }: { children: ReactNode }) {
  const { say } = usePartsSpeech();
  const { recent } = useSession();
  const [isRecent] = useState(() => recent?.isRecent() ?? false);
  useEffect(() => {
    if (!isRecent) void recent?.signInRecently();
  }, [isRecent, recent]);
  return isRecent ? children : <Loading text={say('loading')} />;
}
