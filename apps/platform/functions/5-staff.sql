-- The trail of what staff does (docs/decisions/0061). Run at every start.

-- What a row of the trail comes down to. Whoever changes any part of it changes this.
CREATE OR REPLACE FUNCTION staff_action_hash(p_row staff_actions) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    p_row.merchant_code, p_row.number, to_char(p_row.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    p_row.person_id, p_row.person, p_row.session_id, p_row.operation, p_row.subject, p_row.before, p_row.after,
    p_row.reason, p_row.ip, p_row.request_id, p_row.previous_hash
  )::text, 'UTF8')), 'hex')
$$;
REVOKE ALL ON FUNCTION staff_action_hash(staff_actions) FROM PUBLIC;

-- Adds a row to the trail of the merchant that the transaction has named. The head's row is held until the transaction
-- ends, so that numbers follow each other without a gap whatever else is written at once.
CREATE OR REPLACE FUNCTION staff_record(
  p_merchant text, p_at timestamptz, p_person_id uuid, p_person text, p_session_id uuid, p_operation text,
  p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_ip text, p_request_id text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_row staff_actions%ROWTYPE;
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'A trail is written in its own merchant''s transaction.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO staff_action_heads AS h (merchant_code, number, hash) VALUES (p_merchant, 1, '')
  ON CONFLICT (merchant_code) DO UPDATE SET number = h.number + 1
  RETURNING h.number, h.hash INTO v_row.number, v_row.previous_hash;
  v_row.merchant_code := p_merchant;
  v_row.at := p_at;
  v_row.person_id := p_person_id;
  v_row.person := p_person;
  v_row.session_id := p_session_id;
  v_row.operation := p_operation;
  v_row.subject := p_subject;
  v_row.before := p_before;
  v_row.after := p_after;
  v_row.reason := p_reason;
  v_row.ip := p_ip;
  v_row.request_id := p_request_id;
  v_row.hash := staff_action_hash(v_row);
  INSERT INTO staff_actions SELECT v_row.*;
  UPDATE staff_action_heads SET hash = v_row.hash WHERE merchant_code = p_merchant;
  RETURN v_row.number;
END
$$;
REVOKE ALL ON FUNCTION staff_record(
  text, timestamptz, uuid, text, uuid, text, text, jsonb, jsonb, text, text, text
) FROM PUBLIC;

-- Takes from a member whose erasure is written down what no call may change: notes, and where security events came from.
CREATE OR REPLACE FUNCTION member_forget(p_merchant text, p_account uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) OR NOT EXISTS (
    SELECT FROM member_erasures e WHERE e.merchant_code = p_merchant AND e.account_id = p_account
  ) THEN
    RAISE EXCEPTION 'Only a member whose erasure is written down is forgotten.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM member_notes n WHERE n.merchant_code = p_merchant AND n.account_id = p_account;
  UPDATE audit_events e SET ip = '', country = NULL, details = '{}'
  WHERE e.merchant_code = p_merchant AND e.account_id = p_account;
END
$$;
REVOKE ALL ON FUNCTION member_forget(text, uuid) FROM PUBLIC;

-- Notes that nothing tells any more who was paid. Only what is over is noted, and once.
CREATE OR REPLACE FUNCTION member_forget_payments(p_merchant text, p_account uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF p_merchant IS DISTINCT FROM current_setting('app.merchant', true) THEN
    RAISE EXCEPTION 'An erasure is noted in its own merchant''s transaction.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE member_erasures e SET payments_erased_at = p_at
  WHERE e.merchant_code = p_merchant AND e.account_id = p_account
    AND e.payments_erased_at IS NULL AND e.payments_until <= p_at;
END
$$;
REVOKE ALL ON FUNCTION member_forget_payments(text, uuid, timestamptz) FROM PUBLIC;

DO $$
DECLARE
  v_calls constant text := current_setting('marquee.calls_role');
BEGIN
  -- The trail is read by calls and written by its one function; what was asked of a second person is never taken back.
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON staff_actions, staff_action_heads FROM %I', v_calls);
  EXECUTE format('REVOKE DELETE ON staff_requests FROM %I', v_calls);
  -- What was written about a member stands as it was written.
  EXECUTE format('REVOKE UPDATE, DELETE ON member_notes FROM %I', v_calls);
  -- An erasure is never undone, nor its time for payments changed.
  EXECUTE format('REVOKE UPDATE, DELETE ON member_erasures FROM %I', v_calls);
  EXECUTE format('GRANT EXECUTE ON FUNCTION member_forget(text, uuid) TO %I', v_calls);
  EXECUTE format('GRANT EXECUTE ON FUNCTION member_forget_payments(text, uuid, timestamptz) TO %I', v_calls);
  -- What was published stands as it was; a return is a further version.
  EXECUTE format('REVOKE UPDATE, DELETE ON content_versions FROM %I', v_calls);
  EXECUTE format('GRANT EXECUTE ON FUNCTION staff_action_hash(staff_actions) TO %I', v_calls);
  EXECUTE format(
    'GRANT EXECUTE ON FUNCTION staff_record(text, timestamptz, uuid, text, uuid, text, text, jsonb, jsonb, text, text, text) TO %I',
    v_calls
  );
END $$;
