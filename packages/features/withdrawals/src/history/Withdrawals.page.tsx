import { useSearchParams } from 'react-router-dom';
import { WithdrawalView } from '../details/WithdrawalView.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

/** The member's withdrawals, or the one that the address names. */
const Withdrawals = () => {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <WithdrawalView id={id} /> : <WithdrawalList />;
};

export default Withdrawals;
