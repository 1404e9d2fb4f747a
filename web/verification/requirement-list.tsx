/** What a level asks for, and how far each part is. The API says what is wrong in English. */
import { useNames } from './names';
import { type Requirement } from './record';

const LOOKS: Record<Requirement['status'], string> = {
  missing: 'chip',
  received: 'chip',
  passed: 'chip good',
  failed: 'chip rejected',
};

export function RequirementList({ requirements }: { requirements: Requirement[] }) {
  const { say } = useNames();
  return (
    <ul className="rows">
      {requirements.map(({ code, status, problem }) => (
        <li key={code} className="entry">
          <span>{say(`need:${code}`)}</span>
          <span className={LOOKS[status]}>{say(`met:${status}`)}</span>
          {problem !== null && (
            <p className="wide quiet" lang="en">
              {problem}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
